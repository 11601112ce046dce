internal import CodeModel
internal import Pairing
internal import SourceModel

/// Names that one side gives to types which the other side calls by their own: `typealias Minute = Int`.
enum TypeAliases {
  /// Pairs of canonical names of types that mean the same, one of which is an alias; an alias that both sides know needs no
  /// such pair, and one that stands for different types in different places is none.
  static func expansions(in mapping: Mapping) -> [(swift: String, kotlin: String)] {
    let declared = (types(in: mapping.swift), types(in: mapping.kotlin))
    let swift = targets(in: mapping.swift, known: declared.1)
    let kotlin = targets(in: mapping.kotlin, known: declared.0)
    return swift.filter { kotlin[$0.key] == nil && !declared.1.contains($0.key) }.map {
      (swift: $0.key, kotlin: $0.value)
    }
      + kotlin.filter { swift[$0.key] == nil && !declared.0.contains($0.key) }.map { (swift: $0.value, kotlin: $0.key) }
  }

  /// What each alias of a side stands for in the end, by canonical names.
  ///
  /// - Parameter known: what the other side declares. An alias of more than a name, `typealias JSONObject = [String: JSONValue]`,
  ///   is an end itself where that has a type of its name.
  private static func targets(in index: DeclarationIndex, known: Set<String>) -> [String: String] {
    var direct: [String: String] = [:]
    var ambiguous: Set<String> = []
    for entry in index.declarations where entry.declaration.kind == .typeAlias {
      let target = target(of: entry, in: index)
      if target == nil, direct[entry.key] == nil, known.contains(entry.key) { continue }
      guard let target, direct[entry.key] ?? target == target else {
        ambiguous.insert(entry.key)
        continue
      }
      direct[entry.key] = target
    }
    for key in ambiguous { direct[key] = nil }
    return direct.compactMapValues { target in
      var end = target
      // An alias of itself goes round once.
      var passed: Set<String> = []
      while let next = direct[end], passed.insert(end).inserted { end = next }
      return direct[end] == nil && !ambiguous.contains(end) ? end : nil
    }
  }

  private static func target(of entry: IndexedDeclaration, in index: DeclarationIndex) -> String? {
    guard entry.declaration.typeParameters.isEmpty else { return nil }
    return index.units[entry.unit].tree.plainTypeKey(entry.declaration.type)
  }

  private static func types(in index: DeclarationIndex) -> Set<String> {
    Set(index.declarations.filter { $0.declaration.isType }.map(\.key))
  }
}

extension Tree {
  /// The key of a type that is named without arguments; `nil` for every other.
  func plainTypeKey(_ type: NodeID?) -> String? {
    guard let type, kind(type) == .typeName, childCount(type) == 0 else { return nil }
    return canonicalName(lastComponent(of: label(type)))
  }
}
