internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Whether the two sides name two cases of one enum, each of which has a counterpart of its own: `.early` and
/// `Step.Kind.Late`, where Swift has a `late` and Kotlin an `Early`. That is as sure a difference as two numbers.
func areTwoCasesOfOneEnum(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let (divergence, names) = (found.divergence, found.divergence.names)
  guard [.call, .expression].contains(divergence.kind), names.count == 2, let pair = found.pair else { return false }
  func isNamed(_ enumCase: MemberPair, on side: Side) -> Bool {
    guard let owner = enumCase.owner, twin.mapping[enumCase[side]].declaration.kind == .enumCase else {
      return false
    }
    let written = twin.text(pair[side], divergence.place(on: side).range)
    let path = written.split(separator: ".").map { canonicalName(String($0)) }
    // Swift leaves out which enum it is where the other side says it.
    if side == .swift, written.hasPrefix("."), path.count == 1 { return true }
    return path.count > 1 && path[path.count - 2] == twin.mapping[twin.mapping.types[owner][side]].key
  }
  let own = twin.kinship.pairs(named: names[0], on: .swift).filter { isNamed($0, on: .swift) }
  let other = twin.kinship.pairs(named: names[1], on: .kotlin).filter { isNamed($0, on: .kotlin) }
  return own.contains { one in other.contains { $0.owner == one.owner && $0 != one } }
}
