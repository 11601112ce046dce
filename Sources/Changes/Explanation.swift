package import FindingModel
package import SourceModel

/// What the edits of both sides leave owing: one finding for each edit that the other side lacks, and what became of the
/// divergences that the two sides had before.
///
/// The four states are the two sides at base and at head. An edit is judged by the divergences that touch it in each:
/// where there was none before and there is one now, the change has not been replicated; where there was one and there
/// is none now, a side has caught up. The table is that of operation-based merging: updates and deletions are resolved
/// at base, insertions at head.
package struct Explanation {
  /// Facts for the rules about changes.
  package private(set) var violations: [Violation] = []
  /// For each of `violations`, the divergences of head that it stands for, by their positions.
  package private(set) var consumed: [[Int]] = []
  /// Divergences of head that were not there at base and that an edit explains.
  package private(set) var introduced: Set<Int> = []
  /// Divergences of base that are gone, by their positions.
  package private(set) var resolved: [Int] = []

  private let base: TwinState
  private let head: TwinState
  private let sides: [Side: SideEdits]
  private let quote: (Site) -> String
  /// Positions of divergences of head that base did not have.
  private var fresh: Set<Int> = []
  private var spoken: Set<Int> = []
  /// Of `fresh`, those that both sides made of what differed before, by the same edit.
  private var adapted: Set<Int> = []
  /// Members that were changed and about which nothing else is said, by side and file, in the order of the edits.
  private var alone: [(side: Side, path: String, members: [(name: String, place: Site)])] = []
  private var unanswered: Set<String> = []

  /// - Parameters:
  ///   - edits: by the side that made them.
  ///   - quote: gives the text of a place at head.
  package init(base: TwinState, head: TwinState, edits sides: [Side: SideEdits], quote: @escaping (Site) -> String) {
    self.base = base
    self.head = head
    self.sides = sides
    self.quote = quote
    compareStates()
    let edits = sides.mapValues(\.edits)
    // What stands on one side only may have been added there or deleted here; who added it speaks first.
    for isDeletion in [false, true] {
      for side in Side.allCases {
        for edit in edits[side] ?? [] where (edit.kind == .deletion) == isDeletion {
          judge(edit, side, others: edits[side.other] ?? [])
        }
      }
    }
    tellAlone()
    let touched = Set(
      Side.allCases.flatMap { side in (edits[side] ?? []).flatMap { divergences(touchedBy: $0, side) } })
    for position in fresh where !introduced.contains(position) && !adapted.contains(position) {
      if touched.contains(position) || isInNewcomer(head.divergences[position]) { introduced.insert(position) }
    }
  }

  /// Whether it lies in something that was not there at base.
  private func isInNewcomer(_ divergence: Violation) -> Bool {
    [divergence.primary, divergence.counterpart].compactMap { $0 }.contains { site in
      sides[site.side]?.newcomers.contains { $0.surrounds(site) } ?? false
    }
  }

  /// Which divergences are new and which are gone, as multisets of identities.
  private mutating func compareStates() {
    var matching = IdentityMatching(head.divergences.map(\.identity), base.divergences.map(\.identity))
    matching.match { $0 }
    // Inside a member nothing depends on its number of parameters; two members of one name depend on nothing else.
    matching.match { $0.count > 2 ? $0.map(withoutArity) : $0 }
    fresh = Set(matching.unmatchedNew)
    resolved = matching.unmatchedOld
  }

  // MARK: One edit

  private mutating func judge(_ edit: Edit, _ side: Side, others: [Edit]) {
    if isAlone(edit) { return note(edit, side) }
    if edit.kind == .deletion, edit.declarationPath != nil, let left = widow(of: edit, side) {
      return tellDeletion(edit, side, of: left)
    }
    let after = divergences(touchedBy: edit, side)
    let newer = after.filter(fresh.contains)
    let before = edit.base.map { place in
      base.divergences(inFileOf: place).filter { touchesBase(place, edit, $0, side) }
    } ?? []
    switch edit.kind {
    case .insertion, .rename:
      if !after.isEmpty { return tell(edit, side, newer.isEmpty ? after : newer, isWeak: false, others: others) }
    case .deletion:
      if !newer.isEmpty { return tell(edit, side, newer, isWeak: false, others: others) }
    case .update:
      if newer.isEmpty, !before.isEmpty, !after.isEmpty {
        let isAnswered = after.contains { position in
          answer(to: edit, at: head.divergences[position], side, among: others).map {
            Similarity.of(edit, $0) >= Explanation.sameEdit
          } ?? false
        }
        return isAnswered ? () : note(edit, side)
      }
      if !newer.isEmpty {
        // What was doubtful before is no clearer now.
        let wasDoubtful = !before.isEmpty && before.allSatisfy { base.divergences[$0].confidence == .low }
        let isWeak = wasDoubtful || distantAtBase(edit, side) != nil
        return tell(edit, side, newer, isWeak: isWeak, wasDifferent: !before.isEmpty, others: others)
      }
    }
    guard after.isEmpty || newer.isEmpty else { return }
    // Nothing touches it: both sides agree here, unless they are too far apart to say, or nobody compared the place.
    guard let pair = distantPair(edit, side) else {
      if !isSettled(edit, side, others, wasDifferent: !before.isEmpty) { note(edit, side) }
      return
    }
    if distantAtBase(edit, side) != nil {
      let hasAnswer = others.contains { other in other.head.map { pair.site(side.other).surrounds($0) } ?? false }
      if !hasAnswer { note(edit, side, beside: pair) }
    } else if let rolled = head.divergences.indices.first(where: { position in
      let divergence = head.divergences[position]
      return divergence.check == "body-differs" && fresh.contains(position)
        && divergence.site(side).map { pair.site(side).surrounds($0) } ?? false
    }) {
      tell(edit, side, [rolled], isWeak: false, others: others)
    } else {
      note(edit, side, beside: pair)
    }
  }

  /// The divergences of head that lie where an edit was made, by their positions.
  private func divergences(touchedBy edit: Edit, _ side: Side) -> [Int] {
    (edit.head.map { head.divergences(inFileOf: $0) } ?? []).filter { touches(edit, $0, side) }
  }

  /// Whether one of them does.
  private func touches(_ edit: Edit, _ position: Int, _ side: Side) -> Bool {
    let divergence = head.divergences[position]
    guard let place = divergence.site(side), let head = edit.head else { return false }
    if edit.kind == .deletion {
      // What was deleted here and still stands there: known by its name, or by the place where it stood.
      guard divergence.loneSide == side.other, fresh.contains(position), !spoken.contains(position) else { return false }
      guard let path = edit.declarationPath else {
        return head.isNear(place) && ["statement-missing", "missing-parameter"].contains(divergence.check)
      }
      return head.path == place.path && divergence.identity.dropFirst().first.map(lastPart) == lastPart(path)
    }
    guard head.touches(place) else { return false }
    switch (edit.kind, divergence.loneSide) {
    // A renamed member is one that lacks a counterpart, or has one of another name.
    case (.rename, _): return true
    case (_, side.other?): return divergence.check == "statement-missing"
    // A whole declaration was added: divergences inside others do not concern it.
    case (.insertion, _) where edit.declarationPath != nil: return place.range == head.range
    default: return true
    }
  }

  /// Of a canonical path, the name and number of parameters: types of two roles have different names.
  private func lastPart(_ path: String) -> Substring { path.split(separator: ".").last ?? "" }

  private func touchesBase(_ place: Site, _ edit: Edit, _ position: Int, _ side: Side) -> Bool {
    guard edit.kind != .insertion, let other = base.divergences[position].site(side) else { return false }
    return place.touches(other) && base.divergences[position].loneSide != side.other
  }

  private func isAlone(_ edit: Edit) -> Bool {
    switch edit.kind {
    case .deletion:
      edit.base.map { site in base.partners[site] == nil && base.lone.contains { $0.surrounds(site) } } ?? false
    case .insertion where edit.declarationPath != nil:
      // The new declaration lacks a counterpart itself; the question is whether what surrounds it has one.
      edit.head.map { site in head.lone.contains { $0.surrounds(site) && !isItself($0, edit) } } ?? false
    case .insertion, .update, .rename:
      edit.head.map { site in head.lone.contains { $0.surrounds(site) } } ?? false
    }
  }

  /// Whether a lone declaration is the one that an edit added: the innermost around its name.
  private func isItself(_ lone: Site, _ edit: Edit) -> Bool {
    guard let head = edit.head else { return false }
    let innermost = self.head.lone.filter { $0.surrounds(head) }.min { $0.range.count < $1.range.count }
    return innermost == lone && lone.range.lower > 0
  }

  private func distantPair(_ edit: Edit, _ side: Side) -> TwinState.Distant? {
    guard let site = edit.head else { return nil }
    return head.distant.first { $0.site(side).surrounds(site) }
  }

  private func distantAtBase(_ edit: Edit, _ side: Side) -> TwinState.Distant? {
    guard let site = edit.base else { return nil }
    return base.distant.first { $0.site(side).surrounds(site) }
  }

  /// Whether the other side says the same by now, or made the same edit in the same member.
  private func isSettled(_ edit: Edit, _ side: Side, _ others: [Edit], wasDifferent: Bool) -> Bool {
    guard let form = edit.form, let place = edit.head else { return true }
    if edit.kind == .deletion {
      let isLeft = head.isSaid(place, form, true) == true && head.isSaid(place, form, false) == false
      if !isLeft, !wasDifferent { return true }
    } else if wasDifferent || head.isSaid(place, form, true) != false {
      return true
    }
    let name = edit.memberPath.map(lastPart)
    return others.contains { other in
      other.kind == edit.kind && other.memberPath.map(lastPart) == name
        && Similarity.of(edit, other) >= Explanation.sameEdit
    }
  }

  // MARK: Telling

  /// From here on two edits count as one made twice, with what each language makes of it.
  private static let likeEdit = 0.5
  /// From here on they count as the same in every word.
  private static let sameEdit = 0.9

  /// - Parameter wasDifferent: whether the two sides differed there before.
  private mutating func tell(
    _ edit: Edit, _ side: Side, _ positions: [Int], isWeak: Bool, wasDifferent: Bool = false, others: [Edit]
  ) {
    let untold = positions.filter { !spoken.contains($0) }
    guard let first = untold.first(where: { head.divergences[$0].confidence == .high }) ?? untold.first else {
      return introduced.formUnion(positions)
    }
    let divergence = head.divergences[first]
    let there = divergence.site(side.other)
    let answer = answer(to: edit, at: divergence, side, among: others)
    if let answer, wasDifferent, Similarity.of(edit, answer) >= Explanation.sameEdit {
      // Another edit may still have something to say about it.
      return adapted.formUnion(positions)
    }
    spoken.formUnion(untold)
    introduced.formUnion(positions)
    if let answer, Similarity.of(edit, answer) >= Explanation.likeEdit { return }
    // What differs has no text of its own, such as a conformance: the divergence says it better.
    if edit.kind == .update, edit.before == edit.after { return }
    let check = answer != nil ? "conflicting-change" : edit.kind.check
    let text = divergence.words(of: side.other, in: side.other) ?? there.map(quote) ?? ""
    let still = text.isEmpty ? "nothing" : text
    violations.append(
      Violation(
        check: check,
        values: [
          "side": side.languageName, "other": side.other.languageName, "before": edit.before, "after": edit.after,
          "still": still, "name": edit.name ?? named(edit), "kind": edit.nameKind ?? "statement",
          "answer": answer?.after ?? "",
        ],
        confidence: isWeak || divergence.confidence == .low ? .low : .high, member: edit.member ?? divergence.member,
        primary: edit.kind == .deletion ? divergence.primary : edit.head ?? divergence.primary,
        counterpart: edit.kind == .deletion ? edit.head : there,
        identity: [check, side.rawValue] + divergence.identity))
    consumed.append(untold)
  }

  /// What the other side did at the place of a divergence; else the same edit elsewhere in the member.
  private func answer(to edit: Edit, at divergence: Violation, _ side: Side, among others: [Edit]) -> Edit? {
    let there = divergence.site(side.other)
    let here = others.filter { other in there.flatMap { site in other.head.map { $0.touches(site) } } ?? false }
    if let best = here.max(by: { Similarity.of(edit, $0) < Similarity.of(edit, $1) }) { return best }
    let path = Trace(divergence).path(side.other)
    return others.first { other in
      path != nil && other.memberPath == path && other.kind == edit.kind
        && Similarity.of(edit, other) >= Explanation.sameEdit
    }
  }

  /// The name of what lost its counterpart by a deletion.
  private func widow(of edit: Edit, _ side: Side) -> Site? {
    guard let partner = edit.base.flatMap({ base.partners[$0] }), let left = sides[side.other]?.successor(of: partner),
      head.partners[left] == nil
    else { return nil }
    return left
  }

  private mutating func tellDeletion(_ edit: Edit, _ side: Side, of left: Site) {
    let positions = head.divergences.indices.filter { position in
      let divergence = head.divergences[position]
      return divergence.primary == left && divergence.loneSide == side.other
    }
    let untold = positions.filter { !spoken.contains($0) }
    guard positions.isEmpty || !untold.isEmpty else { return }
    spoken.formUnion(untold)
    introduced.formUnion(untold)
    let divergence = untold.first.map { head.divergences[$0] }
    violations.append(
      Violation(
        check: edit.kind.check,
        values: [
          "side": side.languageName, "other": side.other.languageName, "before": edit.before, "after": "",
          "still": quote(left), "name": edit.name ?? named(edit), "kind": edit.nameKind ?? "member", "answer": "",
        ],
        confidence: divergence?.confidence ?? .low, member: divergence?.member ?? edit.member, primary: left,
        counterpart: divergence?.counterpart ?? edit.head,
        identity: [edit.kind.check, side.rawValue] + (divergence?.identity ?? [edit.declarationPath ?? ""])))
    consumed.append(untold)
  }

  /// What one sentence about an edit calls its subject.
  private func named(_ edit: Edit) -> String {
    let text = edit.kind == .deletion ? edit.before : edit.after
    return text.isEmpty ? edit.member ?? "this" : text
  }

  /// Notes an edit without a verdict, so that it never vanishes.
  ///
  /// - Parameter pair: the member that was changed and its counterpart, which was not.
  private mutating func note(_ edit: Edit, _ side: Side, beside pair: TwinState.Distant? = nil) {
    guard let place = edit.head ?? edit.base else { return }
    let name = edit.member ?? named(edit)
    guard let pair, pair.isRelated, isSpokenOf(edit, by: pair.site(side.other)) else {
      return noteAlone(name, place, side)
    }
    guard unanswered.insert("\(side) \(place.path) \(name)").inserted else { return }
    violations.append(
      Violation(
        check: "unanswered-change",
        values: ["side": side.languageName, "other": side.other.languageName, "name": name],
        confidence: .high, member: edit.member, primary: place, counterpart: pair.site(side.other),
        identity: ["unanswered-change", side.rawValue, name]))
    consumed.append([])
  }

  /// Whether a member of the other side knows one in four of the words that were edited, of which many are the language's
  /// own or name local things: what it has no words for is no concern of its.
  private func isSpokenOf(_ edit: Edit, by other: Site) -> Bool {
    let words = Set(Similarity.words(edit.kind == .insertion ? edit.after : edit.before).keys.filter { $0.count > 2 })
    let known = Set(Similarity.words(quote(other)).keys)
    return words.isEmpty || 4 * words.intersection(known).count >= words.count
  }

  private mutating func noteAlone(_ name: String, _ place: Site, _ side: Side) {
    let file = alone.firstIndex { $0.side == side && $0.path == place.path }
    guard let file else { return alone.append((side, place.path, [(name, place)])) }
    if !alone[file].members.contains(where: { $0.name == name }) { alone[file].members.append((name, place)) }
  }

  /// One note for each file, however many of its members were changed.
  private mutating func tellAlone() {
    for file in alone {
      let members = file.members.sorted { $0.place.range < $1.place.range }
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
    }
  }
}

/// The first three of some things, and how many more there are.
private func listed(_ things: [String]) -> String {
  let shown = things.prefix(things.count == 4 ? 4 : 3).joined(separator: ", ")
  return things.count > 4 ? "\(shown) and \(things.count - 3) more" : shown
}

extension Edit.Kind {
  fileprivate var check: String {
    switch self {
    case .update: "unreplicated-change"
    case .insertion: "unreplicated-addition"
    case .deletion: "unreplicated-deletion"
    case .rename: "unreplicated-rename"
    }
  }
}
