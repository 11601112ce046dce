import Foundation

final class CommandTrie {

    private final class Node {
        var children: [Character: Node] = [:]
        var command: String?
        var weight = 0
    }

    private let root = Node()
    private(set) var count = 0

    /// Commands are ASCII identifiers such as `/invite`.
    func insert(_ command: String, weight: Int = 0) {
        guard !command.isEmpty else { return }
        var node = root
        for character in command.lowercased() {
            if let child = node.children[character] {
                node = child
            } else {
                let child = Node()
                node.children[character] = child
                node = child
            }
        }
        if node.command == nil { count += 1 }
        node.command = command
        node.weight = weight
    }

    func contains(_ command: String) -> Bool {
        node(for: command)?.command != nil
    }

    @discardableResult
    func remove(_ command: String) -> Bool {
        guard let node = self.node(for: command), node.command != nil else { return false }
        node.command = nil
        node.weight = 0
        count -= 1
        return true
    }

    /// Best suggestions first, then alphabetical.
    func suggestions(for prefix: String, limit: Int = 5) -> [String] {
        guard let start = node(for: prefix) else { return [] }
        var found: [(command: String, weight: Int)] = []
        var stack = [start]
        while let node = stack.popLast() {
            if let command = node.command {
                found.append((command, node.weight))
            }
            stack.append(contentsOf: node.children.values)
        }
        return found
            .sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.command < $1.command }
            .prefix(limit)
            .map(\.command)
    }

    private func node(for prefix: String) -> Node? {
        var node = root
        for character in prefix.lowercased() {
            guard let next = node.children[character] else { return nil }
            node = next
        }
        return node
    }
}
