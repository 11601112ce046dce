/// Keeps the last `capacity` elements, used for the debug log and the undo trail.
final class RingBuffer<Element> {
  let capacity: Int

  private var storage: [Element] = []
  private var head = 0

  init(capacity: Int) {
    precondition(capacity > 0, "capacity must be positive")
    self.capacity = capacity
    storage.reserveCapacity(capacity)
  }

  var isFull: Bool { storage.count == capacity }

  /// Appends at the end, and returns the element that had to make room.
  @discardableResult
  func append(_ element: Element) -> Element? {
    guard isFull else {
      storage.append(element)
      return nil
    }
    let dropped = storage[head]
    storage[head] = element
    head = (head + 1) % capacity
    return dropped
  }

  func removeAll() {
    storage.removeAll(keepingCapacity: true)
    head = 0
  }

  /// The newest elements, at most `n` of them, oldest first.
  func latest(_ n: Int) -> [Element] {
    Array(suffix(Swift.max(n, 0)))
  }
}

extension RingBuffer: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }

  /// Position 0 is the oldest element.
  subscript(position: Int) -> Element {
    precondition(indices.contains(position), "index out of range")
    return storage[(head + position) % storage.count]
  }
}

extension RingBuffer: CustomStringConvertible {
  var description: String {
    "[" + map { "\($0)" }.joined(separator: ", ") + "]"
  }
}
