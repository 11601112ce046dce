// protocol FenceDelegate {                              interface FenceListener {
//   func fence(_ fence: Fence, didReport exit: Exit)       fun onExitReported(fence: Fence, exit: Exit)
// }                                                      }
//
// What a delegate is told stands in the labels of its methods, which are all called after who tells; what a listener is
// told stands in the names.

internal import CodeModel
internal import SourceModel

extension MemberPairing {
  /// Methods of a delegate and of a listener that no other name has paired, by the words that say what happened.
  mutating func pairEvents() {
    let lefts = freeSwift.filter { swift[$0].isOfDelegate }.prefix(MemberPairing.renameLimit)
      .map { ($0, swift[$0].wordsOfEvent) }
    let rights = freeKotlin.filter { kotlin[$0].isOfListener }.prefix(MemberPairing.renameLimit)
      .map { ($0, kotlin[$0].wordsOfEvent) }
    var candidates: [Candidate] = []
    for (left, told) in lefts {
      let teller = swift[left].stemsOfOwner
      for (right, said) in rights {
        // A listener inside the type that tells is called after what it hears: `Selector.Listener.onSelectionChanged`.
        let heard = said.isSubset(of: told) ? said : said.subtracting(teller)
        let counts = (swift[left].parameterNames.count, kotlin[right].parameterNames.count)
        // A listener may not be told who tells.
        guard counts.0 == counts.1 || counts.0 == counts.1 + 1 else { continue }
        guard !heard.isEmpty, heard.isSubset(of: told) else { continue }
        let score = Double(heard.count) / Double(told.count) + overloadScore(left, right) / 10
        candidates.append(Candidate(swift: left, kotlin: right, score: score, evidence: [.synonym]))
      }
    }
    accept(candidates, margin: 0.01)
  }
}

extension MemberFacts {
  /// `fence(_:didReport:)`, of whatever ends as delegates do: it is called after the type that tells.
  fileprivate var isOfDelegate: Bool {
    memberClass == .function && declaration.parameters.count > 1 && declaration.parameters[0].label == "_"
      && ownerWords.last == "delegate" && ownerWords.dropLast().joined().hasSuffix(words.joined())
  }

  /// `onExitReported`.
  fileprivate var isOfListener: Bool { memberClass == .function && words.count > 1 && words[0] == "on" }

  /// The stems of the words that say what happened: those that the owner has, too, say who tells.
  fileprivate var wordsOfEvent: Set<String> {
    let said =
      isOfListener
      ? Array(words.dropFirst())
      : declaration.parameters.dropFirst().flatMap { parameter in
        CodeModel.words(of: parameter.label ?? "") + CodeModel.words(of: parameter.name)
      }
    let silent = prepositions.union(["did", "should", "will"]).union(ownerWords)
    return Set(
      said.filter { !silent.contains($0) && !silent.contains($0 + "s") && !silent.contains(singular($0)) }
        .map { NameSynonyms.stem(singular($0)) })
  }

  fileprivate var stemsOfOwner: Set<String> { Set(ownerWords.map { NameSynonyms.stem(singular($0)) }) }

  private func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
}
