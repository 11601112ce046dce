internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel

extension HazardCheck {
  /// Which steps of a Kotlin sequence does nobody take?
  static let idleSequence = HazardCheck("idle-sequence") { twin, rule in
    twin.pairs.flatMap { idleSteps(in: $0, rule) }
  }
}

/// `rows.asSequence().map { store.insert(it) }` as a statement: the closure runs when somebody asks for the first element.
private func idleSteps(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (steps, makers) = (Set(rule.rule.option("steps")), Set(rule.rule.option("makers")))
  let tree = pair.kotlin.tree
  return pair.kotlin.all(.call).compactMap { call in
    guard let name = tree.calleeName(call), steps.contains(name), pair.kotlin.isDiscarded(call),
      isSequence(call, makers, steps, tree)
    else { return nil }
    let facing = pair.swift.all(.call).first { pair.swift.tree.calleeName($0).map(steps.contains) ?? false }
    let place = facing.map { pair.swift.tree.range($0) } ?? pair.swift.declaration?.nameRange
    guard let place else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(call)), (.swift, place), isFoundByName: true,
      saying: "sequence" + tree.structure(call),
      values: ["name": name, "how": "nobody asks for what `\(name)` gives, and its closure never runs"])
  }
}

/// Whether a call is a step behind what makes a sequence.
private func isSequence(_ call: NodeID, _ makers: Set<String>, _ steps: Set<String>, _ tree: Tree) -> Bool {
  var before = tree.receiver(call)
  while let node = before, let name = tree.calleeName(node) {
    if makers.contains(name) { return true }
    guard steps.contains(name) else { return false }
    before = tree.receiver(node)
  }
  return false
}
