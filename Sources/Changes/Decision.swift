internal import FindingModel
internal import SourceModel

/// Something that was decided once and written down in several places: what a protocol asks for, what fulfils it, and what
/// overrides that.
struct Decision: Hashable {
  var check: String
  /// The member that all of them go back to.
  var root: Site
  var name: String
  var before: String
  var after: String
  var isOfWholeMember: Bool
}

extension Explanation {
  /// The decision that a change of a declaration is part of; `nil` for bodies and for what stands alone.
  func decision(of edit: Edit, _ check: String, _ side: Side) -> Decision? {
    guard edit.form == nil else { return nil }
    let (state, place) = edit.kind == .deletion ? (base, edit.base) : (head, edit.head)
    guard let place else { return nil }
    let around = state.inherited.keys.filter { $0.surrounds(place) }.min { $0.range.count < $1.range.count }
    guard let around, let root = state.inherited[around] else { return nil }
    let isNamed = edit.name != nil
    return Decision(
      check: check, root: root, name: edit.name ?? "", before: isNamed ? "" : edit.before,
      after: isNamed ? "" : edit.after, isOfWholeMember: edit.declarationPath != nil)
  }

  /// Tells each decision once, where its confidence is high: a new or deleted member where it is asked for, a changed one at
  /// the only member that does the work or, of several, at the one that they go back to.
  mutating func foldDecisions() {
    var parts: [Decision: [Int]] = [:]
    for (position, decision) in decisions.enumerated() {
      if let decision { parts[decision, default: []].append(position) }
    }
    let chosen = parts.mapValues { positions in
      let sure = positions.filter { violations[$0].confidence == .high }
      let candidates = sure.isEmpty ? positions : sure
      let roots = candidates.filter { position in
        decisions[position].map { $0.root.surrounds(violations[position].primary) } ?? false
      }
      let others = candidates.filter { !roots.contains($0) }
      let isWhole = decisions[positions[0]]?.isOfWholeMember ?? false
      return others.count == 1 && !isWhole ? others[0] : roots.first ?? candidates[0]
    }
    var kept: [Int] = []
    for (position, decision) in decisions.enumerated() {
      guard let decision, let speaker = chosen[decision], speaker != position else {
        kept.append(position)
        continue
      }
      consumed[speaker] += consumed[position]
    }
    violations = kept.map { violations[$0] }
    consumed = kept.map { consumed[$0] }
    decisions = kept.map { decisions[$0] }
  }
}
