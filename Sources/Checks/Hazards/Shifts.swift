internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Kotlin shift a number with a sign to the right, and Swift one without?
  static let arithmeticShift = HazardCheck("arithmetic-shift") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let (swift, kotlin) = (pair.swift, pair.kotlin)
      let shifts = swift.all(.binary).filter { swift.tree.label($0) == ">>" && swift.isUnsigned($0) }
      guard !shifts.isEmpty else { return [] }
      return kotlin.all(.binary).compactMap { node -> Violation? in
        guard kotlin.tree.label(node) == "shr", kotlin.isSigned(node), !kotlin.hasNoSign(node) else { return nil }
        let by = kotlin.text(kotlin.tree.child(node, 1))
        guard let place = shifts.first(where: { swift.text(swift.tree.child($0, 1)) == by }) else { return nil }
        return rule.violation(
          pair, (.kotlin, kotlin.tree.range(node)), (.swift, swift.tree.range(place)), isFoundByName: true,
          saying: kotlin.tree.structure(node))
      }
    }
  }
}

extension WrittenMember {
  fileprivate func isUnsigned(_ shift: NodeID) -> Bool {
    if case .integer(_, false) = environment.alone.type(of: tree.child(shift, 0)) { true } else { false }
  }

  fileprivate func isSigned(_ shift: NodeID) -> Bool {
    if case .integer(let bits, true) = environment.alone.type(of: tree.child(shift, 0)) { bits >= 32 } else { false }
  }

  /// Whether the sign is cut away before or behind a shift: `(x and 0xff) shr 4`, `x shr 24 and 0xff`.
  fileprivate func hasNoSign(_ shift: NodeID) -> Bool {
    func isMask(_ node: NodeID) -> Bool { tree.kind(node) == .binary && tree.label(node) == "and" }
    if tree.preorder(tree.child(shift, 0)).contains(where: isMask) { return true }
    return ancestors(shift).prefix { tree.kind($0) == .binary }.contains(where: isMask)
      || parent(shift).map { ["toByte", "toUByte"].contains(tree.label($0)) } == true
  }
}
