internal import CodeModel
internal import FindingModel
internal import SourceModel

/// Texts for people, which both sides may have to the letter where nothing else can be compared.
extension Explanation {
  /// Tells an edit that put a text in other words, where the other side's file still has the former ones.
  ///
  /// - Returns: whether nothing is left to say of it, because of that or because both sides changed the same words.
  mutating func tellWords(_ edit: Edit, _ side: Side) -> Bool {
    guard edit.kind == .update, !edit.isDoubtful, let place = edit.head, let past = edit.base else { return false }
    let (former, current) = (texts(in: edit.before), texts(in: edit.after))
    let (lost, added) = (former.filter { !current.contains($0) }, current.filter { !former.contains($0) })
    guard lost.count == 1 else { return false }
    let left = head.findWords(lost[0], place)
    guard !left.isHere, let there = left.there else {
      guard left.there == nil, added.count == 1, edit.before.replacing(lost[0], with: added[0]) == edit.after else {
        return false
      }
      return head.findWords(added[0], place).there != nil && base.findWords(lost[0], past).there != nil
    }
    violations.append(
      Violation(
        check: "unreplicated-change",
        values: [
          "side": side.languageName, "other": side.other.languageName, "before": lost[0],
          "after": added.count == 1 ? added[0] : edit.after, "still": lost[0], "name": named(edit), "kind": "text",
          "answer": "",
        ],
        confidence: .high, member: edit.member, primary: place, counterpart: there,
        identity: ["unreplicated-change", side.rawValue, edit.memberPath ?? "", lost[0]]))
    consumed.append([])
    decisions.append(nil)
    return true
  }

  /// Whether a property or case that a side has just added stands in the other side's file already, in another type. A
  /// function of that name may do anything; and what a side had before goes by that name in other forms, too.
  func isKnownThere(_ edit: Edit) -> Bool {
    guard edit.kind == .insertion, edit.declarationPath != nil, let place = edit.head, let past = edit.base,
      let name = edit.name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), words(of: name).count > 1
    else { return false }
    return head.findWords(name, place).there != nil && !base.findWords(name, past).isHere
  }

  /// The texts of some code that say something: addresses, or two words at least, and nothing put in.
  private func texts(in code: String) -> [String] {
    code.matches(of: #/"[^"\\\n$]{8,}"/#).map { String($0.output) }.filter { text in
      text.contains("://") || text.split(separator: " ").filter { $0.contains(where: \.isLetter) }.count > 1
    }
  }
}
