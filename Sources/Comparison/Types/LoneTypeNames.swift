internal import CodeModel
package import Pairing
package import SourceModel

/// The types of a whole mapping that have no counterpart, by what they are called.
package struct LoneTypeNames: Sendable {
  /// By canonical name.
  private var byKey: PerSide<[String: [DeclarationID]]> = PerSide()
  /// Of those whose names have two words at least, by the first of them, and by the second where that may be a prefix.
  private var worded: PerSide<[String: [(id: DeclarationID, words: [String])]]> = PerSide()

  init(_ mapping: Mapping) {
    for id in mapping.loneTypes {
      let name = mapping[id].declaration.name
      byKey[id.side][mapping[id].key, default: []].append(id)
      let words = words(of: name)
      if words.count > 1 { worded[id.side][words[0], default: []].append((id, words)) }
      if words.count > 2 { worded[id.side][words[1], default: []].append((id, words)) }
    }
  }

  /// Those that go by a canonical name.
  package func types(named key: String, _ side: Side) -> [DeclarationID] { byKey[side][key] ?? [] }

  /// Those of several words that begin with one, perhaps behind another as a prefix; with their words in lower case.
  package func typesOfSeveralWords(
    beginningWith word: String, _ side: Side
  ) -> [(id: DeclarationID, words: [String])] {
    worded[side][word] ?? []
  }
}
