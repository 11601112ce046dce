final class LRUCache<Key: Hashable, Value> {

  private final class Node {
    let key: Key
    var value: Value
    weak var previous: Node?
    var next: Node?

    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  let capacity: Int
  var onEvict: ((Key, Value) -> Void)?

  private var nodes: [Key: Node] = [:]
  private var oldest: Node?
  private var newest: Node?

  init(capacity: Int) {
    precondition(capacity > 0, "capacity must be positive")
    self.capacity = capacity
  }

  var count: Int { nodes.count }

  /// Keys from the least to the most recently used one.
  var keys: [Key] {
    guard let oldest else { return [] }
    return sequence(first: oldest, next: \.next).map(\.key)
  }

  /// Reading or writing a key makes it the most recent one. Writing `nil` removes it.
  subscript(key: Key) -> Value? {
    get {
      guard let node = nodes[key] else { return nil }
      touch(node)
      return node.value
    }
    set {
      guard let newValue else {
        if let node = nodes.removeValue(forKey: key) { unlink(node) }
        return
      }
      if let node = nodes[key] {
        node.value = newValue
        touch(node)
      } else {
        let node = Node(key: key, value: newValue)
        nodes[key] = node
        append(node)
        evictIfNeeded()
      }
    }
  }

  private func evictIfNeeded() {
    guard nodes.count > capacity, let victim = oldest else { return }
    unlink(victim)
    nodes[victim.key] = nil
    onEvict?(victim.key, victim.value)
  }

  private func touch(_ node: Node) {
    guard node !== newest else { return }
    unlink(node)
    append(node)
  }

  private func append(_ node: Node) {
    node.previous = newest
    if let newest { newest.next = node } else { oldest = node }
    newest = node
  }

  private func unlink(_ node: Node) {
    let (previous, next) = (node.previous, node.next)
    if let previous { previous.next = next } else { oldest = next }
    if let next { next.previous = previous } else { newest = previous }
    node.previous = nil
    node.next = nil
  }
}
