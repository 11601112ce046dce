internal import CodeModel
internal import FindingModel
internal import Normalization
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does only one of two counterparts use an operation of the rule's table?
  static let operationOnOneSide = HazardCheck("operation-on-one-side") { twin, rule in
    let sides: [Side] =
      switch rule.rule.option("side").first {
      case "swift": [.swift]
      case "kotlin": [.kotlin]
      default: Side.allCases
      }
    return twin.pairs.flatMap { pair in
      sides.flatMap { lone($0, in: pair, of: twin, rule) }
    }
  }
}

/// The operations that the member of one side has and its counterpart has not, one for each row.
private func lone(_ side: Side, in pair: WrittenPair, of twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  let table = rule.operations
  let own = operations(in: pair[side], table)
  guard !own.isEmpty else { return [] }
  let others = Set(operations(in: pair[side.other], table).map(\.row))
  var told = others
  return own.compactMap { operation in
    let row = table.table.rows[operation.row]
    guard !row.isHarmless, told.insert(operation.row).inserted,
      isMeant(operation, pair[side], table.table.given)
    else { return nil }
    let range = pair[side].tree.range(operation.node)
    let counterpart = pair[side.other].declaration.map { (side.other, $0.nameRange) }
    return rule.violation(
      pair, (side, range), counterpart,
      isSure: !row.isDoubtful && !isElsewhere(operation.row, side.other, pair, twin, table),
      saying: "\(side.rawValue)|" + pair[side].tree.structure(operation.node),
      values: [
        "code": pair[side].unit.file.text(in: range), "does": row.does, "name": pair.name, "side": side.languageName,
        "other": side.other.languageName,
      ])
  }
}

/// Whether the same file does it in another place, such as a helper that the member calls.
private func isElsewhere(
  _ row: Int, _ side: Side, _ pair: WrittenPair, _ twin: WrittenTwin, _ table: CompiledOperations
) -> Bool {
  let unit = pair[side].unit
  return unit.tree.everyNode.contains { node in
    table.entries(side, PatternHead(node, unit.tree)).contains {
      $0.row == row && $0.pattern.match(node, in: unit.tree) != nil
    }
  }
}

/// Whether what the variables stand for is of the kinds that the rule asks for, as far as one side can tell.
private func isMeant(_ operation: Operation, _ member: WrittenMember, _ given: [OperationTable.Condition]) -> Bool {
  given.allSatisfy { condition in
    guard let node = operation.bindings.nodes[condition.variable] else { return true }
    switch condition.kind {
    case "same": return member.tree.isLiteral(node)
    case "variable": return !member.tree.isLiteral(node)
    default: return member.environment.type(of: node).isKind(condition.kind)
    }
  }
}
