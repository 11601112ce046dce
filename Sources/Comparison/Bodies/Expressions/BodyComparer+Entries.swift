// headers.map { name, value in "\(name): \(value)" }     headers.map { "${it.key}: ${it.value}" }
//
// A closure is handed the entries of a map whole, or key and value apart.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// What a side that is handed keys and values calls them, and the other the entry.
  struct EntryNames {
    var key: String
    var value: String
    var entry: String
    /// The side that is handed the entry.
    var whole: Side
  }

  /// Compares two closures of which one takes keys and values, and the other entries that it asks for nothing else.
  mutating func compareEntries(
    _ swift: (names: [NodeID], body: NodeID?), _ kotlin: (names: [NodeID], body: NodeID?)
  ) -> Bool {
    guard let a = swift.body, let b = kotlin.body, swift.names.count + kotlin.names.count == 3 else { return false }
    let whole: Side = swift.names.count == 1 ? .swift : .kotlin
    let (entry, apart) = whole == .swift ? (swift.names, kotlin.names) : (kotlin.names, swift.names)
    let (tree, apartTree) = (text(of: whole).tree, text(of: whole.other).tree)
    guard entry.count == 1, tree.onlyAsks(tree.label(entry[0]), for: ["key", "value"], in: whole == .swift ? a : b)
    else {
      return false
    }
    let outer = surroundings.entryNames
    surroundings.entryNames = EntryNames(
      key: apartTree.label(apart[0]), value: apartTree.label(apart[1]), entry: tree.label(entry[0]), whole: whole)
    tally.ignored.swift += swift.names.reduce(0) { $0 + left.fingerprints.size($1) }
    tally.ignored.kotlin += kotlin.names.reduce(0) { $0 + right.fingerprints.size($1) }
    compareBlocks(a, b)
    surroundings.entryNames = outer
    return true
  }

  /// `name` and `it.key`.
  func areEntryParts(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let names = surroundings.entryNames else { return false }
    let (part, tree, asked, other) =
      names.whole == .swift ? (b, right.tree, a, left.tree) : (a, left.tree, b, right.tree)
    guard tree.kind(part) == .name, other.kind(asked) == .member, other.kind(other.child(asked, 0)) == .name,
      other.label(other.child(asked, 0)) == names.entry
    else { return false }
    return tree.label(part) == (other.label(asked) == "key" ? names.key : names.value)
  }
}

extension Tree {
  /// Whether a name stands only where it is asked for one of some properties.
  fileprivate func onlyAsks(_ name: String, for properties: Set<String>, in root: NodeID) -> Bool {
    let nodes = preorder(root)
    let asked = nodes.filter { node in
      kind(node) == .member && properties.contains(label(node)) && kind(child(node, 0)) == .name
        && label(child(node, 0)) == name
    }
    return !asked.isEmpty && asked.count == nodes.count { kind($0) == .name && label($0) == name }
  }
}
