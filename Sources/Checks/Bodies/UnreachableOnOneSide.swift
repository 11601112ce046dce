internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// What can never run on one side?
  static let unreachableOnOneSide = Check("unreachable-on-one-side") { twin in
    twin.members.flatMap { member -> [Violation] in
      guard let body = member.body, body.level >= .structure else { return [] }
      let pair = member.pair
      let found = (unreachable(pair.swift, in: twin), unreachable(pair.kotlin, in: twin))
      guard found.0.isEmpty != found.1.isEmpty else { return [] }
      let side: Side = found.0.isEmpty ? .kotlin : .swift
      let (own, other) = side == .swift ? (pair.swift, pair.kotlin) : (pair.kotlin, pair.swift)
      return (found.0 + found.1).map { range in
        Violation(
          check: "unreachable-on-one-side", values: ["name": twin.text(own, range), "side": side.languageName],
          confidence: isDoubtful(pair, in: twin) ? .low : .high, member: twin.memberName(own),
          primary: twin.site(own, range), counterpart: twin.nameSite(other),
          identity: ["unreachable-on-one-side", twin.identityPath(own)])
      }
    }
  }
}

/// Where statements stand behind one that always leaves, or under a condition that is written as `false`.
private func unreachable(_ id: DeclarationID, in twin: ComparedTwin) -> [ByteRange] {
  let tree = twin.mapping.index(id.side).unit(of: id).tree
  let declaration = twin.mapping[id].declaration
  return declaration.bodies.flatMap { tree.preorder($0) }.compactMap { node in
    switch tree.kind(node) {
    case .block:
      let statements = Array(tree.children(node))
      guard let exit = statements.firstIndex(where: { [.return, .throw, .break, .continue].contains(tree.kind($0)) }),
        exit + 1 < statements.count
      else { return nil }
      return tree.range(statements[exit + 1])
    case .if, .while:
      let condition = tree.child(node, 0)
      return tree.kind(condition) == .boolean && tree.label(condition) == "false" ? tree.range(node) : nil
    default:
      return nil
    }
  }
}
