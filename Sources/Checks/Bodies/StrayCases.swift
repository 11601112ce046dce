// if message.isDeleted { throw EditError.deleted }     if (message.isDeleted) fail(EditError.NOT_FOUND)
//
// Two bodies that are too different to be compared statement by statement name the same cases one after the other, but for
// one of them.

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Where two bodies of which nothing is told name one case each in place of the other side's, and else the same ones.
func strayCases(in twin: ComparedTwin) -> [Violation] {
  if twin.isHardlyAlike || twin.twin.isTest { return [] }
  return twin.members.compactMap { member -> Violation? in
    guard let body = member.body, body.level < .statement, body.tellable.isEmpty, !isDoubtful(member.pair, in: twin)
    else { return nil }
    let (swift, kotlin) = (mentions(in: member.pair.swift, twin), mentions(in: member.pair.kotlin, twin))
    guard swift.count == kotlin.count, swift.count >= leastMentions else { return nil }
    let parted = zip(swift, kotlin).filter { $0.pair != $1.pair }
    guard parted.count == 1, let (left, right) = parted.first, left.pair.owner == right.pair.owner else { return nil }
    let texts = (twin.text(member.pair.swift, left.range), twin.text(member.pair.kotlin, right.range))
    return Violation(
      check: "statement-differs", values: ["swift": texts.0, "kotlin": texts.1], confidence: .high,
      member: twin.memberName(member.pair.swift), primary: twin.site(member.pair.swift, left.range),
      counterpart: twin.site(member.pair.kotlin, right.range),
      identity: [
        "statement-differs", twin.identityPath(member.pair.swift), twin.identityPath(member.pair.kotlin), "case",
      ])
  }
}

/// Of fewer cases one may be put where the other stands by chance.
private let leastMentions = 3

private struct Mention {
  var pair: MemberPair
  var range: ByteRange
}

/// The cases that the bodies of a member name, in source order, as far as each has one counterpart.
private func mentions(in id: DeclarationID, _ twin: ComparedTwin) -> [Mention] {
  let tree = twin.mapping.index(id.side).unit(of: id).tree
  let nodes = twin.mapping[id].declaration.bodies.flatMap { tree.preorder($0) }
  return nodes.compactMap { node -> Mention? in
    guard [.name, .member, .implicitMember, .casePattern].contains(tree.kind(node)),
      tree.marks(node).isDisjoint(with: .local), isCase(twin.text(id, tree.range(node)))
    else { return nil }
    let cases = twin.kinship.pairs(named: tree.label(node), on: id.side).filter {
      twin.mapping[$0.swift].declaration.kind == .enumCase && twin.mapping[$0.kotlin].declaration.kind == .enumCase
    }
    guard cases.count == 1 else { return nil }
    return Mention(pair: cases[0], range: tree.range(node))
  }.sorted { $0.range.lower < $1.range.lower }
}

/// Whether a mention is written as one of a case: `.deleted`, `EditError.deleted`, `DELETED`.
private func isCase(_ text: String) -> Bool {
  if text.hasPrefix(".") { return true }
  return text.contains(".")
    ? text.first?.isUppercase == true : text.contains { $0.isLetter } && text == text.uppercased()
}
