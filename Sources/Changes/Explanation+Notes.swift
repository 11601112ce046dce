internal import FindingModel
internal import SourceModel

/// Notes: what is said about edits that nobody can judge.
extension Explanation {
  /// What one sentence about an edit calls its subject.
  func named(_ edit: Edit) -> String {
    let text = edit.kind == .deletion ? edit.before : edit.after
    return text.isEmpty ? edit.member ?? "this" : text
  }

  /// Notes an edit without a verdict, so that it never vanishes.
  ///
  /// - Parameter pair: the member that was changed and its counterpart, which was not.
  mutating func note(_ edit: Edit, _ side: Side, beside pair: TwinState.Distant? = nil) {
    guard let place = edit.head ?? edit.base else { return }
    let name = edit.member ?? named(edit)
    guard let pair, pair.isRelated, isSpokenOf(edit, side, by: pair), !isCallOfChanged(edit, side),
      !approaches(edit, side), !approaches(edit, side, wholly: true)
    else {
      return tellWords(edit, side) ? () : noteAlone(name, place, side)
    }
    guard unanswered.insert(pair).inserted else { return }
    violations.append(
      Violation(
        check: "unanswered-change",
        values: ["side": side.languageName, "other": side.other.languageName, "name": name],
        confidence: .high, member: edit.member, primary: place, counterpart: pair.site(side.other),
        identity: ["unanswered-change", side.rawValue, name]))
    consumed.append([])
    decisions.append(nil)
  }

  /// Whether a member of the other side knows one in four of the words that were edited, of which many are the language's
  /// own or name local things: what it has no words for is no concern of its.
  private func isSpokenOf(_ edit: Edit, _ side: Side, by pair: TwinState.Distant) -> Bool {
    let words = Set(editedWords(edit, side, pair).filter { $0.count > 2 })
    let known = Set(Similarity.words(quote(pair.site(side.other))).keys)
    return words.isEmpty || 4 * words.intersection(known).count >= words.count
  }

  /// Where all that is known is that a body was rewritten, the words that it has lost or gained.
  private func editedWords(_ edit: Edit, _ side: Side, _ pair: TwinState.Distant) -> [String] {
    guard edit.isInBody, edit.form == nil, let former = distantAtBase(edit, side) else {
      return Array(Similarity.words(edit.kind == .insertion ? edit.after : edit.before).keys)
    }
    let (old, new) = (Similarity.words(quoteBase(former.site(side))), Similarity.words(quote(pair.site(side))))
    return Set(old.keys).symmetricDifference(new.keys).sorted()
  }

  /// Whether it passes an argument for a parameter that its side has just added: that is told where the parameter is.
  private func isCallOfChanged(_ edit: Edit, _ side: Side) -> Bool {
    guard edit.kind == .update else { return false }
    let added = (sides[side]?.edits ?? []).filter { $0.kind == .insertion && $0.declarationPath == nil }.compactMap(
      \.name)
    let (old, new) = (Similarity.words(edit.before), Similarity.words(edit.after))
    return added.contains { new[$0.lowercased(), default: 0] > old[$0.lowercased(), default: 0] }
  }

  private mutating func noteAlone(_ name: String, _ place: Site, _ side: Side) {
    let name = Excerpt.of(name)
    let file = alone.firstIndex { $0.side == side && $0.path == place.path }
    guard let file else { return alone.append((side, place.path, [(name, place)])) }
    if !alone[file].members.contains(where: { $0.name == name }) { alone[file].members.append((name, place)) }
  }

  /// One note for each file, however many of its members were changed.
  mutating func tellAlone() {
    for file in alone {
      let told = unanswered.map { $0.site(file.side) }
      let members = file.members.filter { member in !told.contains { $0.surrounds(member.place) } }
        .sorted { $0.place.range < $1.place.range }
      guard let first = members.first else { continue }
      violations.append(
        Violation(
          check: "one-sided-change",
          values: [
            "side": file.side.languageName, "other": file.side.other.languageName, "name": first.name,
            "names": listed(members.map { "`\($0.name)`" }),
          ],
          confidence: .low, member: members.count == 1 ? first.name : nil, primary: first.place, counterpart: nil,
          identity: ["one-sided-change", file.side.rawValue, file.path] + members.map(\.name)))
      consumed.append([])
      decisions.append(nil)
    }
  }
}

/// The first three of some things, and how many more there are.
private func listed(_ things: [String]) -> String {
  let shown = things.prefix(things.count == 4 ? 4 : 3).joined(separator: ", ")
  return things.count > 4 ? "\(shown) and \(things.count - 3) more" : shown
}
