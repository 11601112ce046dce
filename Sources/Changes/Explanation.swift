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
  package internal(set) var violations: [Violation] = []
  /// For each of `violations`, the divergences of head that it stands for, by their positions.
  package internal(set) var consumed: [[Int]] = []
  /// Divergences of head that were not there at base and that an edit explains.
  package internal(set) var introduced: Set<Int> = []
  /// Of `introduced`, those that are likely meant.
  package private(set) var doubtful: Set<Int> = []
  /// Divergences of base that are gone, by their positions.
  package private(set) var resolved: [Int] = []

  let base: TwinState
  let head: TwinState
  let sides: [Side: SideEdits]
  let quote: (Site) -> String
  let quoteBase: (Site) -> String
  /// Positions of divergences of head that base did not have.
  private(set) var fresh: Set<Int> = []
  var spoken: Set<Int> = []
  /// Of `fresh`, those that are no news: what both sides made of an old difference by the same edit, and what only one
  /// side has and now says otherwise.
  var adapted: Set<Int> = []
  /// Members that were changed and about which nothing else is said, by side and file, in the order of the edits.
  var alone: [(side: Side, path: String, members: [(name: String, place: Site)])] = []
  var unanswered: Set<TwinState.Distant> = []
  /// For each of `violations`, the decision that it is part of, if others may be, too.
  var decisions: [Decision?] = []
  /// The members, by their paths, whose bodies differed at base.
  private let formerlyDifferent: Set<[String]>
  /// Deletions that were taken for the other half of an addition.
  private var replaced: Set<Site> = []

  /// - Parameters:
  ///   - edits: by the side that made them.
  ///   - quote: gives the text of a place at head.
  ///   - quoteBase: gives that of a place at base.
  package init(
    base: TwinState, head: TwinState, edits sides: [Side: SideEdits], quote: @escaping (Site) -> String,
    quoteBase: @escaping (Site) -> String
  ) {
    self.base = base
    self.head = head
    self.sides = sides
    self.quote = quote
    self.quoteBase = quoteBase
    formerlyDifferent = Set(base.divergences.map { Trace($0) }.filter { $0.aspect == .body }.map(\.paths))
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
    foldDecisions()
    tellAlone()
    let touched = Set(
      Side.allCases.flatMap { side in (edits[side] ?? []).flatMap { divergences(touchedBy: $0, side) } })
    for position in fresh where !introduced.contains(position) && !adapted.contains(position) {
      let divergence = head.divergences[position]
      if touched.contains(position) || isAnnotated(divergence) || !newcomers(around: divergence).isEmpty
        || wasEqual(divergence)
      {
        introduced.insert(position)
      }
    }
    doubtful = introduced.filter { isChoiceOfPort(head.divergences[$0]) }
  }

  /// The sides on which it lies in something that was not there at base. What one side lacks lies on the other only: that
  /// its type has a counterpart by now is no news of it.
  private func newcomers(around divergence: Violation) -> Set<Side> {
    let isOfOneSide = ["missing-member", "missing-type"].contains(divergence.check)
    let sites = isOfOneSide ? [divergence.primary] : [divergence.primary, divergence.counterpart].compactMap { $0 }
    return Set(
      sites.filter { site in sides[site.side]?.newcomers.contains { $0.surrounds(site) } ?? false }.map(\.side))
  }

  /// Whether it lies in something whose attributes or annotations were changed.
  private func isAnnotated(_ divergence: Violation) -> Bool {
    [divergence.primary, divergence.counterpart].compactMap { $0 }.contains { site in
      sides[site.side]?.annotated.contains { $0.surrounds(site) } ?? false
    }
  }

  /// Whether its member was rewritten and had no difference before: whatever the edits touch, this came with them.
  func wasEqual(_ divergence: Violation) -> Bool {
    let trace = Trace(divergence)
    let sites = [divergence.primary, divergence.counterpart].compactMap { $0 }
    guard trace.aspect == .body, !trace.paths.isEmpty,
      sites.contains(where: { site in sides[site.side]?.rewritten.contains { $0.surrounds(site) } ?? false })
    else { return false }
    return !formerlyDifferent.contains(trace.paths)
  }

  /// How one side declares what it has just added, and what the other side had before: it may have its reasons.
  private func isChoiceOfPort(_ divergence: Violation) -> Bool {
    let choices = [
      "nullability-differs", "parameter-type-differs", "return-type-differs", "mutability-differs", "effects-differ",
      "narrower-visibility", "kind-differs", "name-differs", "body-differs",
    ]
    if choices.contains(divergence.check), newcomers(around: divergence).count == 1 { return true }
    return divergence.check == "body-differs" && Side.allCases.contains { hadMore($0, divergence) }
  }

  /// Whether a side had more than the other in the member of a divergence, and the other has caught up.
  func hadMore(_ side: Side, _ divergence: Violation) -> Bool {
    guard let path = Trace(divergence).path(side) else { return false }
    return resolved.contains { position in
      base.divergences[position].loneSide == side && Trace(base.divergences[position]).paths.contains(path)
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
    if isAlone(edit) {
      // What only one side has is missing on the other side as before, whatever it is called now.
      adapted.formUnion(fresh.filter { head.divergences[$0].loneSide == side && touches(edit, $0, side) })
      return note(edit, side)
    }
    if edit.kind == .deletion, edit.declarationPath != nil, let left = widow(of: edit, side) {
      return tellDeletion(edit, side, of: left)
    }
    let after = divergences(touchedBy: edit, side)
    let newer = after.filter(fresh.contains)
    let before =
      edit.base.map { place in
        base.divergences(inFileOf: place).filter { touchesBase(place, edit, $0, side) }
      } ?? []
    switch edit.kind {
    case .insertion where isCatchingUp(edit, newer, side, others):
      return tellCatchingUp(edit, side, newer)
    case .insertion:
      let own = edit.name == nil ? after : after.filter { head.divergences[$0].loneSide == side }
      let told = own.filter(fresh.contains)
      let isWeak = edit.declarationPath != nil && replacesLone(edit, side)
      if !own.isEmpty { return tell(edit, side, told.isEmpty ? own : told, isWeak: isWeak, others: others) }
    case .rename:
      if !after.isEmpty { return tell(edit, side, newer.isEmpty ? after : newer, isWeak: false, others: others) }
    case .deletion:
      if !newer.isEmpty { return tell(edit, side, newer, isWeak: false, others: others) }
    case .update:
      // What a member does is no part of how it is declared.
      let after = edit.isInBody ? after : after.filter { Trace(head.divergences[$0]).aspect != .body }
      let newer = after.filter(fresh.contains)
      if newer.isEmpty, !before.isEmpty, !after.isEmpty {
        return isMadeTwice(edit, after, side, others)
          ? () : note(edit, side, beside: unansweredPair(edit, side, others))
      }
      if isStillAlone(before, newer, side) || isOwnVersion(edit, before, newer) {
        adapted.formUnion(newer)
        return isMadeTwice(edit, newer, side, others) ? () : note(edit, side)
      }
      if !newer.isEmpty {
        // What was doubtful before is no clearer now.
        let wasDoubtful = !before.isEmpty && before.allSatisfy { base.divergences[$0].confidence == .low }
        let isWeak = wasDoubtful || distantAtBase(edit, side) != nil
        return tell(edit, side, newer, isWeak: isWeak, wasDifferent: !before.isEmpty, others: others)
      }
    }
    guard after.isEmpty || newer.isEmpty else { return }
    // Signatures are compared, however far apart the bodies are.
    guard edit.isInBody || edit.declarationPath != nil else { return }
    // Nothing touches it: both sides agree here, unless they are too far apart to say, or nobody compared the place.
    guard let pair = distantPair(edit, side) else {
      if !isSettled(edit, side, others, before) { note(edit, side) }
      return
    }
    if distantAtBase(edit, side) != nil {
      if unansweredPair(edit, side, others) != nil { note(edit, side, beside: pair) }
    } else if let rolled = head.divergences.indices.first(where: { position in
      let divergence = head.divergences[position]
      return divergence.check == "body-differs" && divergence.confidence == .high && fresh.contains(position)
        && divergence.site(side).map { pair.site(side).surrounds($0) } ?? false
    }) {
      tell(edit, side, [rolled], isWeak: false, others: others)
    } else {
      note(edit, side, beside: pair)
    }
  }

  /// Whether the other side made the very same edit at one of some divergences, or elsewhere in its member.
  private func isMadeTwice(_ edit: Edit, _ positions: [Int], _ side: Side, _ others: [Edit]) -> Bool {
    positions.contains { position in
      answer(to: edit, at: head.divergences[position], side, among: others).map {
        Similarity.of(edit, $0) >= Explanation.sameEdit
      } ?? false
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
      guard divergence.loneSide == side.other, fresh.contains(position), !spoken.contains(position) else {
        return false
      }
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

  /// Whether what was edited had no counterpart before and has none now.
  private func isStillAlone(_ before: [Int], _ newer: [Int], _ side: Side) -> Bool {
    !before.isEmpty && !newer.isEmpty && before.allSatisfy { base.divergences[$0].isNothing(on: side.other) }
      && newer.allSatisfy { head.divergences[$0].isNothing(on: side.other) }
  }

  /// Whether the number of a release was put in the place of another where the other side counts its own.
  private func isOwnVersion(_ edit: Edit, _ before: [Int], _ newer: [Int]) -> Bool {
    guard !before.isEmpty, !newer.isEmpty else { return false }
    let isNamedSo = edit.member?.split(separator: ".").last?.lowercased().contains("version") ?? false
    return [edit.before, edit.after].allSatisfy { text in
      let numbers = text.filter { $0 != "\"" && !$0.isWhitespace }.prefix { $0 != "-" && $0 != "+" }
      let plain = numbers.first == "v" ? numbers.dropFirst() : numbers
      let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > (isNamedSo ? 1 : 2) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }
  }

  /// Whether a new member stands where another of its kind, which had no counterpart either, was deleted from the type.
  private mutating func replacesLone(_ edit: Edit, _ side: Side) -> Bool {
    let former = sides[side]?.edits.first { other in
      guard other.kind == .deletion, let place = other.base, let path = other.declarationPath else { return false }
      return other.nameKind == edit.nameKind && base.partners[place] == nil && !replaced.contains(place)
        && isNeighbour(path, edit.declarationPath ?? "")
    }
    guard let place = former?.base else { return false }
    replaced.insert(place)
    return true
  }

  /// Of two canonical paths, whether they lie in one type and take as many arguments.
  private func isNeighbour(_ path: String, _ other: String) -> Bool {
    func type(_ path: String) -> Substring { path.dropLast(lastPart(path).count) }
    func arity(_ path: String) -> Substring? { path.split(separator: "/").last }
    return type(path) == type(other) && arity(path) == arity(other)
  }

  private func distantPair(_ edit: Edit, _ side: Side) -> TwinState.Distant? {
    guard let site = edit.head else { return nil }
    return head.distant.first { $0.site(side).surrounds(site) }
  }

  func distantAtBase(_ edit: Edit, _ side: Side) -> TwinState.Distant? {
    guard let site = edit.base else { return nil }
    return base.distant.first { $0.site(side).surrounds(site) }
  }

  /// The member that was changed and its counterpart, if they are too far apart to compare and the counterpart was left.
  private func unansweredPair(_ edit: Edit, _ side: Side, _ others: [Edit]) -> TwinState.Distant? {
    guard let pair = distantPair(edit, side) else { return nil }
    let hasAnswer = others.contains { other in other.head.map { pair.site(side.other).surrounds($0) } ?? false }
    return hasAnswer ? nil : pair
  }

  /// Whether the other side says the same by now, or made the same edit in the same member.
  ///
  /// - Parameter before: the divergences of base that the edit touches.
  private func isSettled(_ edit: Edit, _ side: Side, _ others: [Edit], _ before: [Int]) -> Bool {
    if edit.declarationPath != nil { return isAnswered(declaration: edit, before) }
    guard let form = edit.form, let place = edit.head else { return true }
    if edit.kind == .deletion {
      if !before.isEmpty, before.allSatisfy(resolved.contains) { return true }
    } else if !before.isEmpty || head.isSaid(place, form, true) == true {
      return true
    }
    let name = edit.memberPath.map(lastPart)
    // What both sides agreed on and neither says any more was deleted twice, whatever each called it.
    let isGone = edit.kind == .deletion && head.isSaid(place, form, true) != true
    return others.contains { other in
      other.kind == edit.kind && other.memberPath.map(lastPart) == name
        && (isGone || Similarity.of(edit, other) >= Explanation.sameEdit)
    }
  }

  /// Whether an added declaration has a counterpart, or a deleted one had one, or was known to have none.
  private func isAnswered(declaration edit: Edit, _ before: [Int]) -> Bool {
    switch edit.kind {
    case .insertion: edit.head.map { head.partners[$0] != nil } ?? true
    case .deletion: !before.isEmpty || (edit.base.map { base.partners[$0] != nil } ?? true)
    case .update, .rename: true
    }
  }
}
