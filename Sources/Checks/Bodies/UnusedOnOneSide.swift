// guard sample.hasContact, range ~= sample.bpm else { return }     if (sample.bpm !in range) return
//
// Both sides have a flag and one of them asks for it, while nothing on the other side ever does: what it says was forgotten
// there, however unlike the two bodies are otherwise. Of other properties the two may be two ways to the same: one looks
// up by an id what the other keeps in a map.

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which flags that both sides have does only one side ask for?
  static let unusedOnOneSide = Check("unused-on-one-side") { twin in
    if twin.isHardlyAlike || twin.twin.isTest { return [] }
    var told: Set<DeclarationID> = []
    return twin.members.flatMap { member -> [Violation] in
      guard let body = member.body, !isDoubtful(member.pair, in: twin) else { return [] }
      return Side.allCases.flatMap { side -> [Violation] in
        let uses = uses(in: member.pair[side], besides: member.pair[side.other], twin)
        return uses.compactMap { use -> Violation? in
          guard let property = property(use, side, twin), told.insert(property[side]).inserted,
            !body.tellable.contains(where: { $0.place(on: side).range.contains(use.range) }),
            !isUsed(property[side.other], twin)
          else { return nil }
          return violation(use, property, of: member, side, twin)
        }
      }
    }
  }
}

/// Where a body asks for what the other one does not mention.
private struct Use {
  var key: String
  var range: ByteRange
}

private func uses(in id: DeclarationID, besides other: DeclarationID, _ twin: ComparedTwin) -> [Use] {
  let (own, others) = (mentions(in: id, twin), mentions(in: other, twin))
  // What hands itself over as a whole may be asked for anything.
  guard !others.isEmpty, !others.handsItselfOver else { return [] }
  var seen = others.keys
  return own.uses.filter { seen.insert($0.key).inserted }
}

/// What the bodies of a member mention.
private struct Mentions {
  var uses: [Use] = []
  var keys: Set<String> = []
  var handsItselfOver = false
  var isEmpty = true
}

private func mentions(in id: DeclarationID, _ twin: ComparedTwin) -> Mentions {
  let tree = twin.mapping.index(id.side).unit(of: id).tree
  var result = Mentions()
  for root in twin.mapping[id].declaration.bodies {
    let nodes = tree.preorder(root)
    if tree.childCount(root) > 0 { result.isEmpty = false }
    let held = Set(nodes.filter { tree.kind($0) == .member }.map { tree.child($0, 0) })
    let targets = assigned(nodes, tree)
    for node in nodes {
      if tree.kind(node) == .self, !held.contains(node) { result.handsItselfOver = true }
      guard isMention(node, tree) else { continue }
      result.keys.insert(tree.label(node))
      if tree.kind(node) == .member, !targets.contains(node) {
        result.uses.append(Use(key: tree.label(node), range: tree.range(node)))
      }
    }
  }
  return result
}

/// What is given a value, which is not asked for it.
private func assigned(_ nodes: some Sequence<NodeID>, _ tree: Tree) -> Set<NodeID> {
  Set(nodes.filter { tree.kind($0) == .assign && tree.label($0) == "=" }.map { tree.child($0, 0) })
}

private func isMention(_ node: NodeID, _ tree: Tree) -> Bool {
  switch tree.kind(node) {
  case .name: tree.marks(node).isDisjoint(with: .local)
  case .member, .reference, .keyPath: true
  default: false
  }
}

/// The pair of flags that a use is about, where only one pair can be meant and both keep a value.
private func property(_ use: Use, _ side: Side, _ twin: ComparedTwin) -> MemberPair? {
  let pairs = twin.kinship.pairs(named: use.key, on: side)
  guard pairs.count == 1, let pair = pairs.first, pair.owner != nil,
    Side.allCases.allSatisfy({ twin.mapping[pair[$0]].declaration.isStoredByEachValue }),
    Side.allCases.contains(where: { isFlag(pair[$0], twin) }),
    twin.kinship.loneMembers(named: use.key, on: side).isEmpty
  else { return nil }
  return pair
}

private func isFlag(_ id: DeclarationID, _ twin: ComparedTwin) -> Bool {
  let declaration = twin.mapping[id].declaration
  let tree = twin.mapping.index(id.side).unit(of: id).tree
  if var type = declaration.type {
    if tree.kind(type) == .optionalType { type = tree.child(type, 0) }
    return ["Bool", "Boolean"].contains(tree.label(type))
  }
  return declaration.value.map { tree.kind($0) == .boolean } ?? false
}

/// Whether any code of its side asks for a property; giving it a value is not asking.
private func isUsed(_ id: DeclarationID, _ twin: ComparedTwin) -> Bool {
  let index = twin.mapping.index(id.side)
  let key = twin.mapping[id].key
  return index.units.indices.contains { number in
    guard index.fingerprints[number].knows(key) else { return false }
    let tree = index.units[number].tree
    let targets = assigned(tree.everyNode, tree)
    return tree.everyNode.contains { node in
      isMention(node, tree) && tree.label(node) == key && !targets.contains(node)
    }
  }
}

private func violation(
  _ use: Use, _ property: MemberPair, of member: ComparedMember, _ side: Side, _ twin: ComparedTwin
) -> Violation {
  let (own, other) = (member.pair[side], property[side.other])
  let text = twin.text(own, use.range)
  return Violation(
    check: "unused-on-one-side",
    values: [
      "name": text, "property": twin.mapping[other].declaration.name, "side": side.languageName,
      "other": side.other.languageName,
    ], confidence: .high, member: twin.memberName(own), primary: twin.site(own, use.range),
    counterpart: twin.nameSite(member.pair[side.other]),
    identity: ["unused-on-one-side", twin.identityPath(property.swift), twin.identityPath(property.kotlin)])
}
