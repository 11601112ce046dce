// extension String { func cut(_ n: Int) -> String { count <= n ? self : String(prefix(n)) } }
// fun String.cut(n: Int): String = if (length <= n) this else take(n)
//
// Inside an extension of a type of the library its members stand without a receiver. The phrasebook knows them by theirs;
// `selfReceivers` takes it away again. Catalogue B100, P08.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let libraryExtensions = Pass("members of extended types") { unit, vocabulary in
    let known = unit.file.side == .swift ? swiftMembers : kotlinMembers
    let declared = unit.namesInLibraryExtensions(vocabulary)
    unit.forEachLibraryExtension(vocabulary) { member, tree in
      let parameters = Set(member.parameters.map(\.name))
      for root in member.ownNodes {
        let nodes = tree.preorder(root)
        let bound = nodes.filter { tree.kind($0) == .binding || tree.kind($0) == .parameter }.map { tree.label($0) }
        let hidden = parameters.union(bound).union(declared)
        for node in nodes where tree.kind(node) == .name && known.contains(tree.label(node)) {
          guard !hidden.contains(tree.label(node)) else { continue }
          let receiver = tree.add(.self, marks: .synthesized, range: tree.range(node))
          tree.replace(node, .member, tree.label(node), [receiver])
        }
      }
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
  /// What the file itself adds to types of the library.
  fileprivate func namesInLibraryExtensions(_ vocabulary: Vocabulary) -> Set<String> {
    var names: Set<String> = []
    forEachDeclaration { declaration, enclosing in
      if isInLibraryExtension(declaration, enclosing, vocabulary) { names.insert(declaration.name) }
    }
    return names
  }

  /// Visits the functions and properties that extend types of the library.
  fileprivate mutating func forEachLibraryExtension(
    _ vocabulary: Vocabulary, _ visit: (Declaration, inout Tree) -> Void
  ) {
    var members: [Declaration] = []
    forEachDeclaration { declaration, enclosing in
      if isInLibraryExtension(declaration, enclosing, vocabulary) { members.append(declaration) }
    }
    for member in members { visit(member, &tree) }
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
