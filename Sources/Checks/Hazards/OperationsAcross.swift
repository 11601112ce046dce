internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel

/// Where each side has one way throughout a twin, however its members are cut, and the two ways differ. Of rules that say so:
/// a file that speaks of UTC alone, beside one that speaks of the zone of the device alone.
func differences(across twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard rule.rule.option("sure-when").contains("twin"), !twin.compared.isHardlyAlike else { return [] }
  let found = PerSide.each { side in
    twin.members(side).flatMap { member in operations(in: member, rule.operations).map { ($0, member) } }
  }
  let rows = PerSide.each { side in Set(found[side].map(\.0.row)) }
  guard rows.swift.count == 1, rows.kotlin.count == 1, rows.swift != rows.kotlin, let left = found.swift.first,
    let right = found.kotlin.first
  else { return [] }
  let name = right.1.declaration?.name ?? "top level"
  let pair = WrittenPair(
    pair: nil, owner: nil, left.1, right.1, name: name, identity: ["twin", name], isDoubtful: false)
  return differences([left.0], [right.0], pair, rule)
}
