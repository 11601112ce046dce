internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where is a Kotlin byte, which has a sign, used for a Swift byte, which has none?
  static let signedBytes = HazardCheck("signed-bytes") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let (tree, bytes) = (pair.kotlin.tree, unsignedBytes(in: pair.swift))
      guard !bytes.isEmpty, !pair.kotlin.unit.file.contains("UByte") else { return [] }
      return pair.kotlin.nodes.compactMap { node in
        guard let how = limit(node, pair.kotlin) ?? widening(node, pair.kotlin) else { return nil }
        let number = tree.kind(node) == .binary ? NodeKind.binary : .call
        let twin = bytes.first { pair.swift.tree.kind($0) == number } ?? bytes[0]
        return rule.violation(
          pair, (.kotlin, tree.range(node)), (.swift, pair.swift.tree.range(twin)), isFoundByName: true,
          saying: tree.structure(node), values: ["how": how])
      }
    }
  }
}

private func isByte(_ node: NodeID, _ member: WrittenMember) -> Bool {
  member.environment.alone.type(of: node) == .integer(bits: 8)
}

/// Where Swift makes a number of a byte, or compares one with a number that a byte with a sign cannot be.
private func unsignedBytes(in member: WrittenMember) -> [NodeID] {
  let tree = member.tree
  let bytes = member.nodes.filter { node in
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
  guard !bytes.isEmpty, !member.unit.file.contains("Int8") || member.unit.file.contains("UInt8") else { return [] }
  return bytes
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

/// Whether the statement cuts the sign away again: `and 0xff`, `% 256`, `.toByte()`.
private func isMasked(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  return tree.preorder(member.statement(of: node)).contains { inner in
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
