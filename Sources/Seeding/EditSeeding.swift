internal import CodeModel
internal import ParityKit
internal import SourceModel

/// Finds the places of a twin at which each kind of change can be made.
package struct EditSeeding {
  private let twin: TwinInMemory
  private let fingerprints: [Side: Fingerprints]

  package init(_ seeded: SeededTwin) {
    twin = seeded.twin
    fingerprints = [.swift: Fingerprints(twin.swift), .kotlin: Fingerprints(twin.kotlin)]
  }

  /// At most one seed of each kind for each member and side, in order.
  package var seeds: [Seed] {
    twin.members.flatMap { member in
      Side.allCases.flatMap { side -> [Seed] in
        let (own, other) = (member.declaration(side), member.declaration(side.other))
        let bodySeeds = Seed.Kind.allCases.compactMap { kind in
          bodySeed(kind, own, other, side: side, member: member.name)
        }
        return bodySeeds + declarationSeeds(own, other, side: side, member: member.name)
      }
    }
  }

  // MARK: Bodies

  private func bodySeed(
    _ kind: Seed.Kind, _ own: Declaration, _ other: Declaration, side: Side, member: String
  ) -> Seed? {
    let unit = twin.unit(side)
    guard let prints = fingerprints[side] else { return nil }
    let nodes = bodies(own).flatMap { unit.tree.preorder($0) }
    let isStatementKind = kind == .insertedCall || kind == .deletedStatement
    let candidates = (isStatementKind ? inner(statementsOf: own, in: unit) : nodes).compactMap { node in
      edit(kind, at: node, in: unit).map { (node: node, edit: $0) }
    }
    guard !candidates.isEmpty else { return nil }
    let chosen = candidates[candidates.count / 2]
    let hash = prints.exact(chosen.node)
    var port: TextEdit?
    let twinUnit = twin.unit(side.other)
    if let twinPrints = fingerprints[side.other],
      nodes.count(where: { prints.exact($0) == hash }) == 1
    {
      let equals = bodies(other).flatMap { twinUnit.tree.preorder($0) }.filter { twinPrints.exact($0) == hash }
      if equals.count == 1 { port = edit(kind, at: equals[0], in: twinUnit) }
    }
    return Seed(kind: kind, side: side, member: member, edit: chosen.edit, port: port)
  }

  /// Statements between braces that others follow, so that none of them is the value of what surrounds it.
  private func inner(statementsOf declaration: Declaration, in unit: SourceUnit) -> [NodeID] {
    let tree = unit.tree
    let blocks = bodies(declaration).flatMap { tree.preorder($0) }.filter { node in
      tree.kind(node) == .block && unit.file.text(in: tree.range(node)).hasPrefix("{")
    }
    return blocks.flatMap { block -> [NodeID] in
      let statements = Array(tree.children(block))
      return zip(statements, statements.dropFirst()).filter { tree.range($0).upper <= tree.range($1).lower }.map(\.0)
    }
  }

  private func bodies(_ declaration: Declaration) -> [NodeID] {
    [declaration.body, declaration.value].compactMap { $0 } + declaration.accessors.compactMap(\.body)
  }

  private func edit(_ kind: Seed.Kind, at node: NodeID, in unit: SourceUnit) -> TextEdit? {
    let (tree, file) = (unit.tree, unit.file)
    let range = tree.range(node)
    let text = file.text(in: range)
    switch kind {
    case .literal:
      guard tree.kind(node) == .integer, !text.isEmpty, text.allSatisfy(\.isNumber) else { return nil }
      return TextEdit(range: range, text: text + "7")
    case .string:
      guard tree.kind(node) == .string, text.hasPrefix("\""), !text.hasPrefix("\"\"\""), text.hasSuffix("\""),
        text.count > 3
      else { return nil }
      return TextEdit(range: ByteRange(Int(range.lower) + 1, Int(range.lower) + 1), text: "probe ")
    case .comparison: return comparison(at: node, in: unit)
    case .conditionTerm:
      guard tree.kind(node) == .if || tree.kind(node) == .while, let condition = tree.children(node).first else {
        return nil
      }
      return conditionTerm(tree.range(condition), in: unit)
    case .insertedCall:
      guard tree.kind(node) == .call, let lines = file.wholeLines(range) else { return nil }
      let indent = String(repeating: " ", count: Int(range.lower) - Int(lines.lower))
      let end = Int(lines.upper)
      return TextEdit(range: ByteRange(end, end), text: "\(indent)probe.insert(3)\n")
    case .deletedStatement:
      guard [.call, .assign].contains(tree.kind(node)), let lines = file.wholeLines(range) else { return nil }
      return TextEdit(range: lines, text: "")
    case .renamedCall:
      guard tree.kind(node) == .call, let callee = tree.children(node).first else { return nil }
      let end = Int(tree.range(callee).upper)
      let name = String(file.text(in: tree.range(callee)).reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
      // A call that another initializer answers, and one of a library, which the normal form calls otherwise, stay.
      guard name.count > 2, name.first?.isLowercase == true, !["init", "super", "this"].contains(name),
        tree.label(callee) == canonicalName(name)
      else { return nil }
      return TextEdit(range: ByteRange(end - name.utf8.count, end), text: "probeRenamed")
    case .parameterType, .addedParameter, .addedMember, .deletedMember: return nil
    }
  }

  private static let opposites = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "&&": "||", "||": "&&",
  ]

  private func comparison(at node: NodeID, in unit: SourceUnit) -> TextEdit? {
    let tree = unit.tree
    guard tree.kind(node) == .binary, tree.childCount(node) == 2 else { return nil }
    let sides = tree.children(node).map { tree.range($0) }.sorted()
    guard sides[0].upper < sides[1].lower else { return nil }
    let gap = unit.file.text(in: ByteRange(Int(sides[0].upper), Int(sides[1].lower)))
    let spelled = gap.drop { $0 == " " }
    let sign = String(spelled.prefix { $0 != " " })
    guard let opposite = EditSeeding.opposites[sign] else { return nil }
    let start = Int(sides[0].upper) + gap.utf8.count - spelled.utf8.count
    return TextEdit(range: ByteRange(start, start + sign.utf8.count), text: opposite)
  }

  private func conditionTerm(_ range: ByteRange, in unit: SourceUnit) -> TextEdit? {
    let text = unit.file.text(in: range)
    let isPlain = !text.isEmpty && !["let ", "case ", ",", "\n", "?.", "#", "="].contains { text.contains($0) }
    guard isPlain || text.contains(" == ") && !text.contains(","), !text.contains("let ") else { return nil }
    // Only where the condition stands as the user wrote it.
    let before = unit.file.text(in: ByteRange(max(0, Int(range.lower) - 8), Int(range.lower)))
    guard ["if ", "if (", "guard ", "while ", "while ("].contains(where: { before.hasSuffix($0) }) else { return nil }
    return TextEdit(range: range, text: "(\(text)) && probe.isOn")
  }

  // MARK: Declarations

  private func declarationSeeds(_ own: Declaration, _ other: Declaration, side: Side, member: String) -> [Seed] {
    guard own.kind == .function, other.kind == .function else { return [] }
    var seeds: [Seed] = []
    func add(_ kind: Seed.Kind, _ edit: TextEdit?, _ port: TextEdit?) {
      if let edit { seeds.append(Seed(kind: kind, side: side, member: member, edit: edit, port: port)) }
    }
    add(.parameterType, typeEdit(own, side), typeEdit(other, side.other))
    add(.addedParameter, parameterEdit(own), parameterEdit(other))
    // As visible as its neighbour, on both sides: a faithful port keeps that, too.
    let isHidden = [.private, .fileprivate].contains(own.visibility)
    add(.addedMember, memberEdit(own, side, isHidden: isHidden), memberEdit(other, side.other, isHidden: isHidden))
    add(.deletedMember, deletion(own, side), deletion(other, side.other))
    return seeds
  }

  private func typeEdit(_ declaration: Declaration, _ side: Side) -> TextEdit? {
    guard let type = declaration.parameters.last?.type else { return nil }
    let unit = twin.unit(side)
    let range = unit.tree.range(type)
    guard ["Int", "String", "Bool", "Boolean", "Double"].contains(unit.file.text(in: range)) else { return nil }
    return TextEdit(range: range, text: "ProbeKind")
  }

  private func parameterEdit(_ declaration: Declaration) -> TextEdit? {
    guard let first = declaration.parameters.first else { return nil }
    return TextEdit(range: ByteRange(Int(first.range.lower), Int(first.range.lower)), text: "probe: Int, ")
  }

  private func memberEdit(_ declaration: Declaration, _ side: Side, isHidden: Bool) -> TextEdit? {
    guard let lines = twin.unit(side).file.wholeLines(declaration.range) else { return nil }
    let word = side == .swift ? "func" : "fun"
    let end = Int(lines.upper)
    let isPublic = side == .swift && declaration.isPublished
    let visibility = isHidden ? "private " : isPublic ? "public " : ""
    return TextEdit(
      range: ByteRange(end, end), text: "\n  \(visibility)\(word) probeMember(size: Int) { probe.insert(size) }\n")
  }

  private func deletion(_ declaration: Declaration, _ side: Side) -> TextEdit? {
    twin.unit(side).file.wholeLines(declaration.range).map { TextEdit(range: $0, text: "") }
  }
}
