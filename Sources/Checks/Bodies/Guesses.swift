internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Whether a divergence is most likely another way to say the same. Of some five hundred findings about statements that
/// were read in seven pairs of repositories, fewer than one in twenty of these was a difference in what the code does.
/// What a change brought is news all the same, and nobody is to ask this about it.
func isGuess(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let divergence = found.divergence
  switch divergence.kind {
  case .missingStatement: return divergence.isLocal || speaksOfWhatIsMissing(found, in: twin)
  case .call, .expression: return isNameOfItsOwn(found, in: twin) && !areTwoCasesOfOneEnum(found, in: twin)
  // What a test expects follows from what it begins with, and that each side chooses for itself.
  case .literal: return twin.twin.isTest && (found.body.divergences.count > 1 || isExample(found, in: twin))
  case .condition, .statement, .controlFlow, .order, .wrapped, .errorHandling: return false
  }
}

/// Whether a text is what a test is about, and not what it asserts.
private func isExample(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard let pair = found.pair else { return false }
  return Side.allCases.allSatisfy { side in
    let declaration = twin.mapping[pair[side]].declaration
    let (tree, range) = (twin.unit(side).tree, found.divergence.place(on: side).range)
    guard let root = declaration.body ?? declaration.value, twin.text(pair[side], range).hasPrefix("\"") else {
      return false
    }
    return !tree.holds(.call, around: range, under: root) { call in
      ["assert", "expect", "verify"].contains { tree.label(tree.child(call, 0)).hasPrefix($0) }
    }
  }
}

/// Whether a statement sets or asks a property for which the other side has none: that is told where it is declared.
private func speaksOfWhatIsMissing(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let mention = found.divergence.mention
  guard !mention.isEmpty, let side = found.divergence.presentSide, let owner = found.pair?.owner else { return false }
  return twin.loneMembers(named: mention, on: side).contains { lone in
    let declaration = twin.mapping[lone.declaration].declaration
    return lone.owner == owner && declaration.kind == .property
      && ![.private, .fileprivate].contains(declaration.visibility)
  }
}

/// Whether all that differs is a name, and a side knows nothing of the other's: the two may well be names of one thing.
/// Where both know both, one of them uses something else; so it does where it could have used the very counterpart, and
/// where all else of the two bodies is the same.
private func isNameOfItsOwn(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let names = found.divergence.names
  guard names.count == 2, !names.contains(where: { haveBoth($0, found, in: twin) }) else { return false }
  if zip(Side.allCases, names).allSatisfy({ isOnly($0, $1, in: twin) }) { return true }
  if found.divergence.isCallee, found.body.divergences.count == 1 { return false }
  if areOfOneFamily(names) { return false }
  if askOneThing(found, in: twin) { return false }
  return !zip(Side.allCases, names).allSatisfy { side, name in
    twin.kinship.isShared(name) || knows(name, side.other, found, in: twin)
  }
}

/// Functions that both libraries have all of, by their normal names, and that do different things to the same: none is
/// another name for one of its family.
private let families: [Set<String>] = [
  ["map", "mapnotnull"], ["any", "all", "none"], ["take", "drop", "takelast", "droplast", "takewhile", "dropwhile"],
  ["sortedby", "sortedbydescending"], ["indexof", "lastindexof"], ["startswith", "endswith"],
  ["uppercase", "lowercase"], ["floor", "ceil"], ["minof", "maxof"], ["minornull", "maxornull"],
  ["firstornull", "lastornull"], ["removefirst", "removelast"], ["union", "intersect", "subtract"],
]

private func areOfOneFamily(_ names: [String]) -> Bool {
  Set(names).count > 1 && families.contains { $0.isSuperset(of: names) }
}

/// Whether two counterparts of this twin both go by a canonical name, or what its two members take does.
private func haveBoth(_ name: String, _ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let isMember =
    twin.kinship.isShared(name)
    && twin.members.contains { member in
      twin.mapping[member.pair.swift].key == name && twin.mapping[member.pair.kotlin].key == name
    }
  return isMember || Side.allCases.allSatisfy { takes(name, $0, found, in: twin) }
}

/// Whether a side's file of the twin has anything of a canonical name, or its member takes something of it.
private func knows(_ name: String, _ side: Side, _ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let unit = twin.twin[side]
  return twin.mapping.index(side).fingerprints[unit].knows(name) || takes(name, side, found, in: twin)
}

/// What each library has its own names for.
private let libraryProperties: Set<String> = [
  "count", "description", "endindex", "entries", "first", "firstornull", "indices", "key", "keys", "last", "lastindex",
  "lastornull", "length", "localizeddescription", "message", "name", "rawvalue", "size", "startindex", "value",
  "values",
]

/// Whether both sides ask one thing for two of its properties, and both ask it for one of them elsewhere in the member:
/// `strings.offlineTitle` beside `strings.genericTitle`, which both give in another case.
private func askOneThing(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard let pair = found.pair, found.divergence.kind == .expression else { return false }
  /// What is asked for a name at the place at hand, and all properties that it is asked for.
  func asked(_ side: Side, for name: String) -> (receiver: String, properties: Set<String>)? {
    let id = pair[side]
    guard let body = twin.mapping[id].declaration.body else { return nil }
    let tree = twin.mapping.index(side).unit(of: id).tree
    let end = found.divergence.place(on: side).range.upper
    let members = tree.preorder(body).filter { node in
      tree.kind(node) == .member && !tree.marks(node).contains(.called)
        && [.name, .member].contains(tree.kind(tree.child(node, 0)))
    }
    func receiver(_ node: NodeID) -> String { tree.label(tree.child(node, 0)) }
    guard let own = members.first(where: { tree.label($0) == name && tree.range($0).upper == end }) else { return nil }
    let others = members.filter { $0 != own && receiver($0) == receiver(own) }
    return (receiver(own), Set(others.map { tree.label($0) }))
  }
  let names = found.divergence.names
  guard libraryProperties.isDisjoint(with: names), let own = asked(.swift, for: names[0]),
    let other = asked(.kotlin, for: names[1]), own.receiver == other.receiver
  else { return false }
  return !own.properties.intersection(other.properties).isDisjoint(with: names)
}

/// Whether a side's member has a parameter of a canonical name.
private func takes(_ name: String, _ side: Side, _ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard let pair = found.pair else { return false }
  return twin.mapping[pair[side]].declaration.parameters.contains { $0.key == name }
}
