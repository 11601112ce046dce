import Foundation

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

    var count: Int { nodes.count }

    private var nodes: [Key: Node] = [:]
    private var head: Node?
    private var tail: Node?

    init(capacity: Int) {
        precondition(capacity > 0, "capacity must be positive")
        self.capacity = capacity
    }

    func value(for key: Key) -> Value? {
        guard let node = nodes[key] else { return nil }
        moveToFront(node)
        return node.value
    }

    func setValue(_ value: Value, for key: Key) {
        if let node = nodes[key] {
            node.value = value
            moveToFront(node)
            return
        }
        let node = Node(key: key, value: value)
        nodes[key] = node
        insertAtFront(node)
        if nodes.count > capacity {
            evictLast()
        }
    }

    @discardableResult
    func removeValue(for key: Key) -> Value? {
        guard let node = nodes.removeValue(forKey: key) else { return nil }
        unlink(node)
        return node.value
    }

    func removeAll() {
        nodes.removeAll()
        head = nil
        tail = nil
    }

    private func moveToFront(_ node: Node) {
        guard node !== head else { return }
        unlink(node)
        insertAtFront(node)
    }

    private func insertAtFront(_ node: Node) {
        node.previous = nil
        node.next = head
        head?.previous = node
        head = node
        if tail == nil { tail = node }
    }

    private func unlink(_ node: Node) {
        let previous = node.previous
        let next = node.next
        if let previous { previous.next = next } else { head = next }
        if let next { next.previous = previous } else { tail = previous }
        node.previous = nil
        node.next = nil
    }

    private func evictLast() {
        guard let last = tail else { return }
        unlink(last)
        nodes[last.key] = nil
        onEvict?(last.key, last.value)
    }
}
