// switch code {                                 when (code) {
// case "card": return .card                         "card" -> Card
// case "klarna": return .payLater                   "klarna", "klarna_slice" -> PayLater
// …                                                 …
//
// A table that says what each word or number stands for is held against the other side's whatever the code around the two
// looks like: in a function or an initializer, in place or in a helper.

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// What does one side take for something else, or for nothing, in a table that both have?
  static let mappingDiffers = Check("mapping-differs") { twin in
    if twin.isHardlyAlike || twin.twin.isTest { return [] }
    let tables = PerSide.each { DecisionTable.all(in: twin, on: $0) }
    guard !tables.swift.isEmpty, !tables.kotlin.isEmpty else { return [] }
    let parted = facing(tables.swift, tables.kotlin).flatMap { rows(in: $0, $1, twin) }
    if parted.isEmpty { return [] }
    let told = bodyDivergences(in: twin).filter { !isDoubtful($0, in: twin) }
    return parted.filter { row in !told.contains { row.isToldBy($0, in: twin) } }.map { $0.violation(in: twin) }
  }
}

/// The literals that a `switch` asks for, with what each of them gives.
private struct DecisionTable {
  struct Row {
    var range: ByteRange
    /// All that its arm asks for.
    var arm: ByteRange
    /// The name or literal that it gives, canonical; `nil` where that takes more than one step.
    var outcome: String?
    /// How that is written.
    var text: ByteRange
  }

  /// The member in which it stands.
  var declaration: DeclarationID
  /// Where one more row would stand.
  var end: ByteRange
  /// By what is asked for: `"klarna"`, `404`.
  var rows: [String: Row] = [:]
  /// Asked for under a further condition, or twice.
  var conditional: Set<String> = []
  var otherwise: String?
  /// All names in what it gives, canonical.
  var names: Set<String> = []
  /// Whether it asks for literals and nothing else.
  var isPlain = true

  /// Fewer say nothing about what belongs together.
  private static let fewest = 3
  /// Tables of a file at most; each is held against all of the other side's.
  private static let most = 200

  static func all(in twin: ComparedTwin, on side: Side) -> [DecisionTable] {
    let index = twin.mapping.index(side)
    let unit = twin.unit(side)
    let tables = index.declarations(ofUnit: side == .swift ? twin.twin.swift : twin.twin.kotlin).flatMap { entry in
      let declaration = entry.declaration
      let roots = [declaration.body, declaration.value].compactMap { $0 } + declaration.accessors.compactMap(\.body)
      return roots.flatMap { unit.tree.preorder($0) }.filter { unit.tree.kind($0) == .switch }
        .map { DecisionTable($0, in: entry.id, unit.tree) }.filter { $0.rows.count >= fewest }
    }
    return Array(tables.prefix(most))
  }

  private init(_ node: NodeID, in declaration: DeclarationID, _ tree: Tree) {
    self.declaration = declaration
    let last = tree.lastChild(node).map { tree.range($0).upper } ?? tree.range(node).upper
    end = ByteRange(Int(last), Int(last))
    for arm in tree.children(node).dropFirst() {
      let parts = Array(tree.children(arm))
      guard tree.kind(arm) == .arm, parts.count == 3 else { continue }
      let block = parts[2]
      let result = tree.lastChild(block)
      names.formUnion(
        tree.preorder(block).filter { [.member, .implicitMember, .name].contains(tree.kind($0)) }.map { tree.label($0) }
      )
      let outcome = result.flatMap { DecisionTable.outcome($0, tree) }
      for pattern in tree.children(parts[0]) {
        if tree.kind(pattern) == .default {
          otherwise = outcome
          continue
        }
        let asked = tree.kind(pattern) == .expressionPattern ? tree.child(pattern, 0) : pattern
        guard let key = DecisionTable.literal(asked, tree) else {
          isPlain = false
          continue
        }
        if tree.kind(parts[1]) != .empty || rows[key] != nil { conditional.insert(key) }
        rows[key] = Row(
          range: tree.range(asked), arm: tree.range(parts[0]), outcome: outcome, text: tree.range(result ?? block))
      }
    }
  }

  private static func literal(_ node: NodeID, _ tree: Tree) -> String? {
    switch tree.kind(node) {
    case .string: tree.plainText(node).map { "\"\($0)\"" }
    case .integer: tree.label(node)
    default: nil
    }
  }

  /// `licenceexpired` of `throw DownloadError.licenceExpired`, `return LicenceExpired()` and `self = .licenceExpired(now)`.
  private static func outcome(_ node: NodeID, _ tree: Tree) -> String? {
    switch tree.kind(node) {
    case .return, .throw, .try, .await: return tree.lastChild(node).flatMap { outcome($0, tree) }
    case .assign: return outcome(tree.child(node, 1), tree)
    case .call: return outcome(tree.child(node, 0), tree)
    case .member, .implicitMember, .name: return tree.label(node)
    case .string, .integer: return literal(node, tree)
    case .boolean: return tree.label(node)
    default: return nil
    }
  }

  /// How many things both ask for.
  func shared(with other: DecisionTable) -> Int { rows.keys.count { other.rows[$0] != nil } }
}

/// Tables that ask for mostly the same: each with the one that has most in common with it.
private func facing(_ swift: [DecisionTable], _ kotlin: [DecisionTable]) -> [(DecisionTable, DecisionTable)] {
  func best(_ table: DecisionTable, among others: [DecisionTable]) -> Int? {
    let counts = others.map { table.shared(with: $0) }
    guard let most = counts.max(), counts.count(where: { $0 == most }) == 1 else { return nil }
    return counts.firstIndex(of: most)
  }
  return swift.indices.compactMap { left in
    guard let right = best(swift[left], among: kotlin), best(kotlin[right], among: swift) == left,
      2 * swift[left].shared(with: kotlin[right]) > max(swift[left].rows.count, kotlin[right].rows.count)
    else { return nil }
    return (swift[left], kotlin[right])
  }
}

/// One thing that the two tables do not take for the same.
private struct PartedRow {
  var key: String
  var tables: PerSide<DecisionTable>
  /// The side that alone asks for it; `nil` where the two give something else.
  var lone: Side?

  private func place(_ side: Side) -> ByteRange {
    if let row = tables[side].rows[key] { return row.range }
    // What it is asked for with.
    let arm = tables[side.other].rows[key]?.arm
    let others = tables[side.other].rows.filter { $0.key != key && $0.value.arm == arm }.keys.sorted()
    return others.lazy.compactMap { tables[side].rows[$0] }.first?.arm ?? tables[side].end
  }

  func isToldBy(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
    guard let pair = found.pair, ![.controlFlow, .wrapped].contains(found.divergence.kind) else { return false }
    return Side.allCases.contains { side in
      guard pair[side] == tables[side].declaration, let row = tables[side].rows[key] else { return false }
      let told = found.divergence.place(on: side).range
      return told.contains(row.range) || row.range.contains(told) || row.text.contains(told) || told.contains(row.text)
    }
  }

  func violation(in twin: ComparedTwin) -> Violation {
    let primary = lone ?? .kotlin
    func site(_ side: Side) -> Site { twin.site(tables[side].declaration, place(side)) }
    func given(_ side: Side) -> String {
      tables[side].rows[key].map { Excerpt.of(twin.text(tables[side].declaration, $0.text)) } ?? ""
    }
    let how =
      lone.map { "\($0.languageName) asks for `\(key)` and \($0.other.languageName) does not" }
      ?? "for `\(key)` there is `\(given(.swift))` in Swift and `\(given(.kotlin))` in Kotlin"
    return Violation(
      check: "mapping-differs", values: ["name": key, "how": how], confidence: .high,
      member: twin.memberName(tables[primary].declaration), primary: site(primary), counterpart: site(primary.other),
      identity: [
        "mapping-differs", twin.identityPath(tables.swift.declaration), twin.identityPath(tables.kotlin.declaration),
        key,
      ])
  }
}

private func rows(in swift: DecisionTable, _ kotlin: DecisionTable, _ twin: ComparedTwin) -> [PartedRow] {
  let tables = PerSide(swift: swift, kotlin: kotlin)
  let lone = Side.allCases.flatMap { side -> [PartedRow] in
    let (own, other) = (tables[side], tables[side.other])
    // A constant or a range may stand for it.
    guard other.isPlain else { return [] }
    return own.rows.filter { key, row in
      other.rows[key] == nil && (row.outcome == nil || row.outcome != own.otherwise)
        && !isWritten(key, on: side.other, twin)
    }.map { PartedRow(key: $0.key, tables: tables, lone: side) }
  }
  // More than one is a difference between what the two know, which the bodies tell.
  return (lone.count == 1 ? lone : []) + swapped(tables)
}

/// What both ask for, and take for two things that each of them knows.
private func swapped(_ tables: PerSide<DecisionTable>) -> [PartedRow] {
  func isSure(_ key: String) -> Bool { Side.allCases.allSatisfy { !tables[$0].conditional.contains(key) } }
  let keys = tables.swift.rows.keys.filter { tables.kotlin.rows[$0] != nil && isSure($0) }
  func outcomes(_ key: String) -> (String, String)? {
    guard let a = tables.swift.rows[key]?.outcome, let b = tables.kotlin.rows[key]?.outcome else { return nil }
    return (a, b)
  }
  let agreeing = keys.count { outcomes($0).map { $0.0 == $0.1 } ?? false }
  let parted = keys.filter { key in
    guard let (a, b) = outcomes(key), a != b else { return false }
    return tables.kotlin.names.contains(a) && tables.swift.names.contains(b)
  }
  return parted.count == 1 && agreeing >= 2 ? parted.map { PartedRow(key: $0, tables: tables) } : []
}

/// Whether the file of a side has such a literal anywhere.
private func isWritten(_ key: String, on side: Side, _ twin: ComparedTwin) -> Bool {
  let tree = twin.unit(side).tree
  return tree.everyNode.contains { node in
    switch tree.kind(node) {
    case .string: key.hasPrefix("\"") && tree.plainText(node).map { "\"\($0)\"" } == key
    case .integer: tree.label(node) == key
    default: false
    }
  }
}
