// extension String { func cut(_ n: Int) -> String { count <= n ? self : String(prefix(n)) } }
// fun String.cut(n: Int): String = if (length <= n) this else take(n)
//
// Inside an extension of a type of the library its members stand without a receiver. The phrasebook knows them by theirs;
// `selfReceivers` takes it away again. Catalogue B100, P08.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let libraryExtensions = Pass("members of extended types") { unit, vocabulary in
    let members = unit.membersOfLibraryTypes(vocabulary)
    let known = unit.file.side == .swift ? swiftMembers : kotlinMembers
    // What the file itself adds to types of the library.
    let declared = Set(members.map(\.name))
    for member in members {
      let hidden = declared.union(member.parameters.map(\.name))
      let extendsMap = member.receiver.map { unit.tree.isMapType($0) } ?? false
      for root in member.ownNodes {
        if extendsMap { unit.tree.openOwnEntries(below: root, hidden: hidden) }
        unit.tree.nameReceivers(below: root, of: known, hidden: hidden)
      }
    }
  }
}

extension Tree {
  /// `MutableMap<String, Int>` of `fun MutableMap<String, Int>.total()`.
  fileprivate func isMapType(_ receiver: NodeID) -> Bool {
    let spelling = soft(receiver).isEmpty ? label(receiver) : soft(receiver)
    return kind(receiver) == .typeName && lastComponent(of: spelling).hasSuffix("Map")
  }

  /// `for (entry in entries)` of the map that is extended goes through the map, as `for (key, value) in self` does.
  ///
  /// - Parameter hidden: names that mean something else than members of the map.
  fileprivate mutating func openOwnEntries(below root: NodeID, hidden: Set<String>) {
    let isHidden =
      hidden.contains("entries")
      || preorder(root).contains { (kind($0) == .binding || kind($0) == .parameter) && label($0) == "entries" }
    // Inside a closure or an object `this` may be something else.
    var stack = [root]
    while let node = stack.popLast() {
      if [.lambda, .objectLiteral, .declaration].contains(kind(node)) { continue }
      stack.append(contentsOf: children(node))
      guard kind(node) == .for, label(child(node, 1)) == "entries" else { continue }
      let sequence = child(node, 1)
      let isOwn =
        kind(sequence) == .name
        ? !isHidden
        : kind(sequence) == .member && kind(child(sequence, 0)) == .self && label(child(sequence, 0)).isEmpty
      if isOwn { setChild(node, 1, add(.self, marks: .synthesized, range: range(sequence))) }
    }
  }

  fileprivate mutating func nameReceivers(below root: NodeID, of known: Set<String>, hidden: Set<String>) {
    let nodes = preorder(root)
    let bound = nodes.filter { kind($0) == .binding || kind($0) == .parameter }.map { label($0) }
    let hidden = hidden.union(bound)
    for node in nodes where kind(node) == .name && known.contains(label(node)) {
      // `this.length` is no parameter of that name.
      guard !hidden.contains(label(node)) || marks(node).contains(.qualified) else { continue }
      let receiver = add(.self, marks: .synthesized, range: range(node))
      replace(node, .member, label(node), [receiver])
    }
  }
}

private let swiftMembers: Set<String> = [
  "count", "isEmpty", "first", "last", "startIndex", "endIndex", "indices", "prefix", "suffix", "dropFirst", "dropLast",
  "split", "lowercased", "uppercased", "hasPrefix", "hasSuffix", "contains", "map", "filter", "compactMap", "flatMap",
  "sorted", "reversed", "enumerated", "joined", "trimmingCharacters", "replacingOccurrences", "components",
  "firstIndex",
  "reduce", "allSatisfy", "utf16", "sumOf",
]
private let kotlinMembers: Set<String> = [
  "length", "size", "isEmpty", "isNotEmpty", "isBlank", "isNotBlank", "first", "firstOrNull", "last", "lastOrNull",
  "indices", "lastIndex", "take", "takeLast", "drop", "dropLast", "split", "lowercase", "uppercase", "startsWith",
  "endsWith", "contains", "map", "filter", "filterNot", "mapNotNull", "flatMap", "sorted", "sortedBy", "reversed",
  "withIndex", "joinToString", "trim", "replace", "indexOf", "indexOfFirst", "fold", "sumOf", "all", "any", "none",
  "substring", "getOrNull", "get",
]

extension SourceUnit {
  /// The functions and properties that extend types of the library.
  fileprivate func membersOfLibraryTypes(_ vocabulary: Vocabulary) -> [Declaration] {
    var members: [Declaration] = []
    forEachDeclaration { declaration, enclosing in
      if isInLibraryExtension(declaration, enclosing, vocabulary) { members.append(declaration) }
    }
    return members
  }

  private func isInLibraryExtension(
    _ declaration: Declaration, _ enclosing: [Declaration], _ vocabulary: Vocabulary
  ) -> Bool {
    guard declaration.kind == .function || declaration.kind == .property, !declaration.modifiers.contains(.static)
    else {
      return false
    }
    if let receiver = declaration.receiver, tree.kind(receiver) == .typeName {
      return vocabulary.isLibraryType(tree.soft(receiver).isEmpty ? tree.label(receiver) : tree.soft(receiver))
    }
    guard let type = enclosing.last, type.kind == .extension else { return false }
    return vocabulary.isLibraryType(type.name)
  }
}
