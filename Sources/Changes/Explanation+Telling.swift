internal import CodeModel
internal import FindingModel
internal import SourceModel

/// What is said about an edit once it has been judged.
extension Explanation {
  /// From here on two edits count as one made twice, with what each language makes of it.
  static let likeEdit = 0.5
  /// From here on they count as the same in every word.
  static let sameEdit = 0.9

  /// - Parameters:
  ///   - isWeak: whether there are doubts that it concerns the other side.
  ///   - wasDifferent: whether the two sides differed there before.
  mutating func tell(
    _ edit: Edit, _ side: Side, _ positions: [Int], isWeak: Bool, wasDifferent: Bool = false, others: [Edit]
  ) {
    let untold = positions.filter { !spoken.contains($0) }
    guard let first = untold.first(where: { head.divergences[$0].confidence == .high }) ?? untold.first else {
      return introduced.formUnion(positions)
    }
    let divergence = head.divergences[first]
    let answer = answer(to: edit, at: divergence, side, among: others)
    if let answer, wasDifferent, Similarity.of(edit, answer) >= Explanation.sameEdit {
      // Another edit may still have something to say about it.
      return adapted.formUnion(positions)
    }
    if answer == nil, approaches(edit, side, at: divergence) { return tellCatchingUp(edit, side, positions) }
    spoken.formUnion(untold)
    introduced.formUnion(positions)
    if let answer, Similarity.of(edit, answer) >= Explanation.likeEdit { return }
    // What differs has no text of its own, such as a conformance: the divergence says it better.
    if edit.kind == .update, edit.before == edit.after { return }
    let facing = edit.kind == .update ? facing(divergence, side) : Facing(site: divergence.site(side.other))
    let check = answer != nil ? "conflicting-change" : facing.isNothing ? "unreplicated-addition" : edit.kind.check
    // Whoever comes nearer to what the other side calls it has nothing to hand on.
    let isOtherName =
      edit.kind == .rename && facing.site.map { canonicalName(quote($0)) != canonicalName(edit.before) } ?? false
    // Both said it in one form until now.
    let isOfNewForm = divergence.isOfOtherForm && edit.kind == .update && !wasDifferent && wasEqual(divergence)
    let isDoubtful = divergence.confidence == .low && !isOfNewForm
    let still = facing.text ?? divergence.words(of: side.other, in: side.other) ?? facing.site.map(quote) ?? ""
    let added = facing.isNothing ? divergence.values["name"] ?? edit.after : nil
    violations.append(
      Violation(
        check: check,
        values: [
          "side": side.languageName, "other": side.other.languageName, "before": edit.before, "after": edit.after,
          "still": still.isEmpty ? "nothing" : still, "name": added ?? edit.name ?? named(edit),
          "kind": edit.nameKind ?? "statement", "answer": answer?.after ?? "",
        ],
        confidence: isWeak || isOtherName || isDoubtful || isKnownThere(edit) ? .low : .high,
        member: edit.member ?? divergence.member,
        primary: edit.kind == .deletion ? divergence.primary : edit.head ?? divergence.primary,
        counterpart: edit.kind == .deletion ? edit.head : facing.site,
        identity: [check, side.rawValue] + divergence.identity))
    consumed.append(untold + facing.positions)
    decisions.append(decision(of: edit, check, side))
    spoken.formUnion(facing.positions)
    introduced.formUnion(facing.positions)
  }

  /// What stands on the other side where a divergence is.
  private struct Facing {
    var site: Site?
    /// Its text, where the site's is not meant.
    var text: String?
    /// Divergences of head that tell of it.
    var positions: [Int] = []
    var isNothing = false
  }

  /// Of what is on one side only, the statement beside which it stood until now and that is on the other side only.
  private func facing(_ divergence: Violation, _ side: Side) -> Facing {
    let there = divergence.site(side.other)
    guard divergence.isNothing(on: side.other) else { return Facing(site: there) }
    let position = head.divergences.indices.first { position in
      let other = head.divergences[position]
      return fresh.contains(position) && !spoken.contains(position) && other.check == "statement-missing"
        && other.loneSide == side.other && there.map { other.primary.isNear($0) } ?? false
    }
    guard let position else { return Facing(site: there, isNothing: true) }
    let site = head.divergences[position].primary
    return Facing(site: site, text: quote(site), positions: [position])
  }

  // MARK: Catching up

  /// Whether something was added that the other side had already, though it says it otherwise.
  func isCatchingUp(_ edit: Edit, _ newer: [Int], _ side: Side, _ others: [Edit]) -> Bool {
    guard !newer.isEmpty, newer.allSatisfy({ head.divergences[$0].loneSide == nil }) else { return false }
    if edit.name != nil { return true }
    return newer.allSatisfy { position in
      guard let there = head.divergences[position].site(side.other),
        !others.contains(where: { $0.head?.path == there.path })
      else { return false }
      return resolved.contains {
        base.divergences[$0].loneSide == side.other && base.divergences[$0].primary.touches(there)
      }
    }
  }

  /// Whether an edit inside a member says what the counterpart has said already in other words, or puts that in the place
  /// of what the counterpart never had. What was only deleted may stand there under other names.
  ///
  /// - Parameter wholly: whether all that was made of the member is asked about.
  func approaches(_ edit: Edit, _ side: Side, wholly: Bool = false) -> Bool {
    guard edit.declarationPath == nil, edit.kind != .deletion, let place = edit.head, let past = edit.base,
      let former = base.pairAround(past).map({ quoteBase($0.own) }), let pair = head.pairAround(place)
    else { return false }
    let isWhole = wholly || edit.isInBody && edit.form == nil
    return Approach.isMade(
      from: isWhole ? former : edit.before, to: isWhole ? quote(pair.own) : edit.after, in: former,
      facing: quote(pair.other))
  }

  /// Whether an edit that does so has come nearer to the very code that a divergence holds it against.
  private func approaches(_ edit: Edit, _ side: Side, at divergence: Violation) -> Bool {
    guard edit.name == nil, approaches(edit, side) else { return false }
    if divergence.check == "body-differs" { return true }
    if divergence.isNothing(on: side.other) {
      return hadMore(side.other, divergence) || distantAtBase(edit, side) != nil
    }
    return divergence.site(side.other).map { Approach.isNearer(edit.before, edit.after, to: quote($0)) } ?? false
  }

  /// How it differs is told. That a statement is put another way is likely meant; another value, or another operator
  /// between the same names, is not.
  mutating func tellCatchingUp(_ edit: Edit, _ side: Side, _ newer: [Int]) {
    introduced.formUnion(newer)
    let untold = newer.filter { !spoken.contains($0) && !isSlip(head.divergences[$0]) }
    guard edit.name == nil, let first = untold.first else { return }
    spoken.formUnion(untold)
    var violation = head.divergences[first]
    violation.confidence = .low
    violations.append(violation)
    consumed.append(untold)
    decisions.append(nil)
  }

  private func isSlip(_ divergence: Violation) -> Bool {
    if divergence.check == "literal-differs" { return true }
    guard divergence.check == "condition-differs" else { return false }
    let names = [divergence.values["swift"], divergence.values["kotlin"]].map { text in
      Similarity.words(text ?? "").filter { $0.key.contains(where: \.isLetter) }
    }
    return names[0] == names[1]
  }

  /// What the other side did at the place of a divergence; else the same edit elsewhere in the member.
  func answer(to edit: Edit, at divergence: Violation, _ side: Side, among others: [Edit]) -> Edit? {
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
  func widow(of edit: Edit, _ side: Side) -> Site? {
    guard let partner = edit.base.flatMap({ base.partners[$0] }), let left = sides[side.other]?.successor(of: partner),
      head.partners[left] == nil
    else { return nil }
    return left
  }

  mutating func tellDeletion(_ edit: Edit, _ side: Side, of left: Site) {
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
    decisions.append(decision(of: edit, edit.kind.check, side))
  }
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
