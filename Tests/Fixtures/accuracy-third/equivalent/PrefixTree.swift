import Foundation

/// Word completion for the glossary search field.
final class PrefixTree {
    private final class Node {
        var children: [Unicode.Scalar: Node] = [:]
        var isWord = false
    }

    private let root = Node()
    private(set) var count = 0

    init(words: [String] = []) {
        words.forEach { insert($0) }
    }

    /// Returns `false` if the word was known already.
    @discardableResult
    func insert(_ word: String) -> Bool {
        var node = root
        for scalar in word.unicodeScalars {
            if let child = node.children[scalar] {
                node = child
            } else {
                let child = Node()
                node.children[scalar] = child
                node = child
            }
        }
        guard !node.isWord else { return false }
        node.isWord = true
        count += 1
        return true
    }

    func contains(_ word: String) -> Bool {
        lookUp(word)?.isWord ?? false
    }

    /// Removes a word. Returns `false` if it was not there.
    @discardableResult
    func remove(_ word: String) -> Bool {
        guard let node = lookUp(word), node.isWord else { return false }
        node.isWord = false
        count -= 1
        return true
    }

    /// Words that begin with `prefix`, ordered by scalar values.
    func completions(of prefix: String, limit: Int = 10) -> [String] {
        guard limit > 0, let start = lookUp(prefix) else { return [] }
        var found: [String] = []
        collect(from: start, spelled: prefix.unicodeScalars, limit: limit, into: &found)
        return found
    }

    private func collect(
        from node: Node,
        spelled: String.UnicodeScalarView,
        limit: Int,
        into found: inout [String]
    ) {
        if node.isWord { found.append(String(spelled)) }
        for (scalar, child) in node.children.sorted(by: { $0.key < $1.key }) {
            guard found.count < limit else { return }
            var longer = spelled
            longer.append(scalar)
            collect(from: child, spelled: longer, limit: limit, into: &found)
        }
    }

    private func lookUp(_ prefix: String) -> Node? {
        var node: Node? = root
        for scalar in prefix.unicodeScalars {
            node = node?.children[scalar]
        }
        return node
    }
}
