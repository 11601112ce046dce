internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Kotlin shift a number with a sign to the right, and Swift one without?
  static let arithmeticShift = HazardCheck("arithmetic-shift") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let (swift, kotlin) = (pair.swift, pair.kotlin)
      let shifts = swift.all(.binary).filter {
        swift.tree.label($0) == ">>" && swift.bits(shiftedBy: $0, signed: false) != nil
      }
      guard !shifts.isEmpty else { return [] }
      return kotlin.all(.binary).compactMap { node -> Violation? in
        guard kotlin.tree.label(node) == "shr", let bits = kotlin.bits(shiftedBy: node, signed: true), bits >= 32,
          !kotlin.hasNoSign(node)
        else { return nil }
        let by = kotlin.text(kotlin.tree.child(node, 1))
        let place = shifts.first {
          swift.text(swift.tree.child($0, 1)) == by && swift.bits(shiftedBy: $0, signed: false) == bits
        }
        guard let place else { return nil }
        return rule.violation(
          pair, (.kotlin, kotlin.tree.range(node)), (.swift, swift.tree.range(place)), isFoundByName: true,
          saying: kotlin.tree.structure(node))
      }
    }
  }
}

extension WrittenMember {
  /// How many bits the number has that is shifted, if it has a sign, or has none.
  fileprivate func bits(shiftedBy shift: NodeID, signed: Bool) -> Int? {
    guard case .integer(let bits, let isSigned) = environment.alone.type(of: tree.child(shift, 0)), isSigned == signed
    else { return nil }
    return bits
  }

  /// Whether there is no sign, or it is cut away before or behind a shift: `(x and 0xff) shr 4`, `x shr 24 and 0xff`; what
  /// was read from a text has none but what that says.
  fileprivate func hasNoSign(_ shift: NodeID) -> Bool {
    func isMask(_ node: NodeID) -> Bool { tree.kind(node) == .binary && tree.label(node) == "and" }
    let shifted = tree.child(shift, 0)
    if tree.preorder(shifted).contains(where: isMask) { return true }
    let origin = tree.path(shifted)?.first.flatMap { environment.initialValue(of: $0, at: tree.range(shift).lower) }
    if let reader = origin.flatMap({ tree.calleeName($0) }), textReaders.contains(reader) { return true }
    return ancestors(shift).prefix { tree.kind($0) == .binary }.contains(where: isMask)
      || parent(shift).map { ["toByte", "toUByte"].contains(tree.label($0)) } == true
  }
}

private let textReaders: Set<String> = ["parseInt", "parseLong", "toInt", "toIntOrNull", "toLong", "toLongOrNull"]
