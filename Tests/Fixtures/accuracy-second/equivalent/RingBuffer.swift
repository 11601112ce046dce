import Foundation

/// Fixed-size history of the most recent elements, oldest first.
final class RingBuffer<Element> {

    private var storage: [Element?]
    private var start = 0
    private(set) var count = 0

    let capacity: Int

    var isEmpty: Bool { count == 0 }
    var isFull: Bool { count == capacity }

    init(capacity: Int) {
        precondition(capacity > 0)
        self.capacity = capacity
        storage = Array(repeating: nil, count: capacity)
    }

    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "index out of range")
        return storage[(start + index) % capacity]!
    }

    var first: Element? { isEmpty ? nil : self[0] }
    var last: Element? { isEmpty ? nil : self[count - 1] }

    /// Appends the element and returns the one that had to make room, if any.
    @discardableResult
    func push(_ element: Element) -> Element? {
        let slot = (start + count) % capacity
        guard isFull else {
            storage[slot] = element
            count += 1
            return nil
        }
        let dropped = storage[start]
        storage[start] = element
        start = (start + 1) % capacity
        return dropped
    }

    func pop() -> Element? {
        guard !isEmpty else { return nil }
        let element = storage[start]
        storage[start] = nil
        start = (start + 1) % capacity
        count -= 1
        return element
    }

    func toArray() -> [Element] {
        (0..<count).map { self[$0] }
    }

    func clear() {
        for index in storage.indices { storage[index] = nil }
        start = 0
        count = 0
    }
}
