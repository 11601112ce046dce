internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where is a Kotlin byte, which has a sign, used for a Swift byte, which has none?
  static let signedBytes = HazardCheck("signed-bytes") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let (tree, bytes) = (pair.kotlin.tree, unsignedBytes(in: pair.swift))
      guard !bytes.isEmpty, !pair.kotlin.unit.file.contains("UByteArray") else { return [] }
      let takesSign = pair.swift.nodes.contains { pair.swift.isBitPattern($0) }
      return pair.kotlin.nodes.compactMap { node in
        guard let how = limit(node, pair.kotlin) ?? widening(node, pair.kotlin) ?? sum(node, pair.kotlin) else {
          return nil
        }
        // The sign of the highest byte is that of the number.
        if takesSign, isShifted(node, pair.kotlin) { return nil }
        let number = tree.kind(node) == .binary ? NodeKind.binary : .call
        let twin = bytes.first { pair.swift.tree.kind($0) == number } ?? bytes[0]
        return rule.violation(
          pair, (.kotlin, tree.range(node)), (.swift, pair.swift.tree.range(twin)), isFoundByName: true,
          saying: tree.structure(node), values: ["how": how])
      }
    }
  }
}

/// Whether a value is a byte as its language has them for data: without a sign in Swift, with one in Kotlin.
private func isByte(_ node: NodeID, _ member: WrittenMember) -> Bool {
  member.environment.alone.type(of: node) == .integer(bits: 8, isSigned: member.side == .kotlin)
}

extension WrittenMember {
  /// `Int16(bitPattern: high << 8 | low)`
  fileprivate func isBitPattern(_ node: NodeID) -> Bool {
    tree.kind(node) == .argument && tree.soft(node) == "bitPattern"
  }
}

/// Where Swift makes a number of a byte, or compares one with a number that a byte with a sign cannot be.
private func unsignedBytes(in member: WrittenMember) -> [NodeID] {
  let tree = member.tree
  return member.nodes.filter { node in
    switch tree.kind(node) {
    case .call:
      guard
        ["Int", "UInt", "Int16", "Int32", "Int64", "UInt16", "UInt32", "UInt64"].contains(tree.calleeName(node) ?? "")
      else { return false }
      return tree.argumentValues(node).first.map { isByte($0, member) } ?? false
    case .binary: return comparesWithMore(node, member)
    default: return false
    }
  }
}

/// Whether a byte is compared with a number above those that a byte with a sign can be: `b > 127`, `b == 200`.
private func comparesWithMore(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard tree.kind(node) == .binary, let least = leastLimit[tree.label(node)] else { return false }
  return integerConstant(tree.child(node, 1), tree).map { $0 >= least } ?? false && isByte(tree.child(node, 0), member)
}

/// From which number on a comparison gives the same for every byte with a sign.
private let leastLimit = ["<": 128, "<=": 127, ">": 127, ">=": 128, "==": 128, "!=": 128]

/// `b > 127`
private func limit(_ node: NodeID, _ member: WrittenMember) -> String? {
  guard comparesWithMore(node, member) else { return nil }
  return "`\(member.text(node))` is the same for every byte in Kotlin, whose `Byte` ends at 127"
}

/// `b.toInt()`, which is -1 for the byte that Swift's `Int(b)` makes 255 of.
private func widening(_ node: NodeID, _ member: WrittenMember) -> String? {
  let tree = member.tree
  guard ["toInt", "toLong", "toShort"].contains(tree.calleeName(node) ?? ""), let byte = tree.receiver(node),
    isByte(byte, member), !isMasked(node, member), !isHarmless(node, member)
  else { return nil }
  return "`\(member.text(node))` is negative for every byte from 128 on in Kotlin, whose `Byte` ends at 127"
}

/// `b.toInt() shl 8`
private func isShifted(_ node: NodeID, _ member: WrittenMember) -> Bool {
  guard let parent = member.parent(node), member.tree.kind(parent) == .binary || member.tree.kind(parent) == .call
  else {
    return false
  }
  return member.tree.label(parent) == "shl" || member.tree.calleeName(parent) == "shl"
}

/// `sum + b`, where a sum of numbers takes the byte with its sign.
private func sum(_ node: NodeID, _ member: WrittenMember) -> String? {
  let tree = member.tree
  guard tree.kind(node) == .binary, ["+", "-", "*"].contains(tree.label(node)) else { return nil }
  let (left, right) = (tree.child(node, 0), tree.child(node, 1))
  guard isByte(left, member) != isByte(right, member) else { return nil }
  let (byte, other) = isByte(left, member) ? (left, right) : (right, left)
  let type = member.environment.type(of: other)
  guard isNarrow(type) || isWide(type), !tree.isLiteral(other), !isMasked(node, member) else { return nil }
  return
    "`\(member.text(node))` takes every `\(member.text(byte))` from 128 on for a negative number in Kotlin, whose `Byte`"
    + " ends at 127"
}

/// Whether what the byte is part of, an argument or a statement, cuts the sign away again: `and 0xff`, `% 256`, `.toByte()`.
private func isMasked(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  let argument = member.ancestors(node).first { tree.kind($0) == .argument }
  let statement = member.statement(of: node)
  let whole = argument.map { tree.range(statement).contains(tree.range($0)) ? $0 : statement } ?? statement
  return tree.preorder(whole).contains { inner in
    switch tree.kind(inner) {
    case .integer:
      return [255, 256, 128, 127, 65535].contains(integerConstant(inner, tree))
        || tree.label(inner).lowercased() == "0xffl"
    case .call: return ["toByte", "toUInt", "toUByte", "toChar", "toUShort"].contains(tree.calleeName(inner) ?? "")
    default: return false
    }
  }
}

/// Whether a sign makes no difference: one byte is compared with another, or with a small number; only bits are read.
private func isHarmless(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard let parent = member.parent(node), tree.kind(parent) == .binary else { return false }
  return ["==", "!=", "and", "xor"].contains(tree.label(parent))
}
