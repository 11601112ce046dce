// func send(name: String) { send(name: name, hook: nil) }     fun send(name: String, hook: Hook? = null) { … }
// func send(name: String, hook: Hook?) { … }
//
// What one side says with a default, the other may say with an overload that leaves the parameter out.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The overloads without counterpart that stand for defaults of the other side.
struct OverloadDefaults {
  private struct Place: Hashable {
    var owner: Int?
    /// Where there is no owner.
    var unit: Int?
    var side: Side
    var kind: Declaration.Kind
    var key: String
    var isStatic: Bool
  }

  /// A parameter that an overload leaves out, and the default that it stands for.
  private struct Stand: Hashable {
    var swift: ByteRange
    var kotlin: ByteRange
  }

  /// A parameter of the side that has it.
  private struct Held: Hashable {
    var side: Side
    var range: ByteRange
  }

  /// So many overloads of one name are no defaults.
  private static let most = 50

  private let mapping: Mapping
  private var lone: [Place: [DeclarationID]] = [:]
  private(set) var overloads: Set<DeclarationID> = []
  /// Position in `mapping.members` → what is to be told in the place of a default on one side only, if anything.
  private var defaults: [Int: [Stand: [SignatureDifference]]] = [:]
  /// Position in `mapping.members` → the parameters that an overload of the function without them takes.
  private var held: [Int: Set<Held>] = [:]

  init(_ mapping: Mapping) {
    self.mapping = mapping
    for member in mapping.loneMembers {
      guard let place = place(of: member.declaration, member.owner) else { continue }
      lone[place, default: []].append(member.declaration)
    }
    guard !lone.isEmpty else { return }
    for (number, pair) in mapping.members.enumerated() {
      for id in [pair.swift, pair.kotlin] { learn(id, pair, number) }
    }
  }

  /// The differences of a pair with what its overloads say in the place of defaults.
  func settled(_ differences: [SignatureDifference], ofMember number: Int) -> [SignatureDifference] {
    let differences = held[number].map { weakened(differences, held: $0) } ?? differences
    guard let known = defaults[number] else { return differences }
    return differences.flatMap { difference in
      guard difference.kind == .defaultValue,
        let told = known[Stand(swift: difference.swift, kotlin: difference.kotlin)]
      else { return [difference] }
      return told
    }
  }

  /// What one function lacks is not missing where another one of its name takes it: one side has in one what is two on
  /// the other, which is told of the overload.
  private func weakened(_ differences: [SignatureDifference], held: Set<Held>) -> [SignatureDifference] {
    differences.map { difference in
      guard difference.kind == .missingParameter, let side = difference.presentSide,
        held.contains(Held(side: side, range: side == .swift ? difference.swift : difference.kotlin))
      else { return difference }
      var difference = difference
      difference.isWeak = true
      return difference
    }
  }

  /// Learns which parameters of the other side an overload takes, by name and type.
  private mutating func learnHeld(by overload: DeclarationID, _ facing: DeclarationID, _ number: Int) {
    let own = mapping[overload].declaration.parameters
    let known = Dictionary(own.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for parameter in mapping[facing].declaration.parameters {
      guard let type = parameter.type, let other = known[parameter.key]?.type, !parameter.name.isEmpty else { continue }
      let trees = (tree(of: facing), tree(of: overload))
      let bare = (trees.0.unwrappedType(type), trees.1.unwrappedType(other))
      guard trees.0.kind(bare.0) == trees.1.kind(bare.1), trees.0.label(bare.0) == trees.1.label(bare.1)
      else { continue }
      held[number, default: []].insert(Held(side: facing.side, range: parameter.range))
    }
  }

  private func place(of id: DeclarationID, _ owner: Int?) -> Place? {
    let entry = mapping[id]
    guard [.function, .initializer].contains(entry.declaration.kind) else { return nil }
    return Place(
      owner: owner, unit: owner == nil ? entry.unit : nil, side: id.side, kind: entry.declaration.kind,
      key: entry.key, isStatic: entry.declaration.modifiers.contains(.static))
  }

  private mutating func learn(_ id: DeclarationID, _ pair: MemberPair, _ number: Int) {
    guard let place = place(of: id, pair.owner), let candidates = lone[place],
      candidates.count <= OverloadDefaults.most
    else { return }
    let (swift, kotlin) = (mapping[pair.swift].declaration, mapping[pair.kotlin].declaration)
    guard swift.kind == kotlin.kind else { return }
    let trees = (tree(of: pair.swift), tree(of: pair.kotlin))
    let links = linkParameters(swift.parameters, kotlin.parameters, in: trees)
    for candidate in candidates {
      learnHeld(by: candidate, pair.swift == id ? pair.kotlin : pair.swift, number)
      guard let positions = leftOut(by: candidate, of: id) else { continue }
      let partners = positions.compactMap { position -> (swift: Int, kotlin: Int)? in
        let link = links.first { (id.side == .swift ? $0.swift : $0.kotlin) == position }
        guard let i = link?.swift, let j = link?.kotlin else { return nil }
        let other = id.side == .swift ? kotlin.parameters[j] : swift.parameters[i]
        return other.defaultValue == nil ? nil : (i, j)
      }
      guard partners.count == positions.count else { continue }
      overloads.insert(candidate)
      for (position, partner) in zip(positions, partners) {
        let (parameter, other) = (swift.parameters[partner.swift], kotlin.parameters[partner.kotlin])
        let stand = Stand(swift: parameter.range, kotlin: other.range)
        let faced = (pair.swift == id ? pair.kotlin : pair.swift, pair.swift == id ? other : parameter)
        let told = difference(candidate, id, position, faced.0, faced.1, stand)
        defaults[number, default: [:]][stand, default: []] += told.map { [$0] } ?? []
      }
    }
  }

  private func tree(of id: DeclarationID) -> Tree { mapping.index(id.side).units[mapping[id].unit].tree }

  /// The positions of the parameters that an overload does not have, where it has all others in their order.
  private func leftOut(by overload: DeclarationID, of id: DeclarationID) -> [Int]? {
    let (own, all) = (mapping[overload].declaration.parameters, mapping[id].declaration.parameters)
    guard own.count < all.count else { return nil }
    var next = 0
    var missing: [Int] = []
    for position in all.indices {
      if next < own.count, isSame(own[next], tree(of: overload), all[position], tree(of: id)) {
        next += 1
      } else {
        missing.append(position)
      }
    }
    return next == own.count ? missing : nil
  }

  private func isSame(_ parameter: Parameter, _ tree: Tree, _ other: Parameter, _ otherTree: Tree) -> Bool {
    guard parameter.argumentLabel == other.argumentLabel else { return false }
    guard let type = parameter.type, let otherType = other.type else { return true }
    return areSameTypes(type, tree, otherType, otherTree)
  }

  // MARK: What is handed on

  /// What is to be told where an overload hands on another literal than the one that the other side has as default.
  private func difference(
    _ overload: DeclarationID, _ id: DeclarationID, _ position: Int, _ facing: DeclarationID, _ other: Parameter,
    _ stand: Stand
  ) -> SignatureDifference? {
    guard mapping[overload].unit == mapping[id].unit, let value = other.defaultValue,
      let argument = argument(for: position, of: id, in: overload)
    else { return nil }
    let (own, otherIndex) = (mapping.index(id.side), mapping.index(facing.side))
    let (unit, otherUnit) = (mapping[id].unit, mapping[facing].unit)
    let (tree, otherTree) = (own.units[unit].tree, otherIndex.units[otherUnit].tree)
    let handed = tree.child(argument, 0)
    guard tree.kind(handed).isLiteral, otherTree.kind(value).isLiteral,
      own.fingerprints[unit].exact(handed) != otherIndex.fingerprints[otherUnit].exact(value)
    else { return nil }
    let parameter = mapping[id].declaration.parameters[position]
    let isSwift = id.side == .swift
    let isOneSpan =
      isSwift
      ? mayBeOneSpan((parameter.name, parameter.type), tree, (other.name, other.type), otherTree)
        && isSameSpan(handed, tree, value, otherTree)
      : mayBeOneSpan((other.name, other.type), otherTree, (parameter.name, parameter.type), tree)
        && isSameSpan(value, otherTree, handed, tree)
    if isOneSpan { return nil }
    let texts = (
      own.units[unit].file.text(in: tree.range(handed)),
      otherIndex.units[otherUnit].file.text(in: otherTree.range(value))
    )
    return SignatureDifference(
      .defaultValue, parameter: parameter.name, swift: isSwift ? tree.range(argument) : stand.swift,
      kotlin: isSwift ? stand.kotlin : tree.range(argument), swiftText: isSwift ? texts.0 : texts.1,
      kotlinText: isSwift ? texts.1 : texts.0)
  }

  /// The argument that an overload hands on for a parameter.
  private func argument(for position: Int, of id: DeclarationID, in overload: DeclarationID) -> NodeID? {
    guard let body = mapping[overload].declaration.body else { return nil }
    let tree = tree(of: overload)
    let parameters = mapping[id].declaration.parameters
    let key = mapping[id].declaration.kind == .initializer ? "init" : mapping[id].key
    for call in tree.preorder(body) where tree.kind(call) == .call && isOwn(tree.child(call, 0), key, tree) {
      let arguments = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
      if let labelled = arguments.first(where: { canonicalName(tree.soft($0)) == parameters[position].argumentLabel }) {
        return labelled
      }
      if arguments.count == parameters.count, tree.soft(arguments[position]).isEmpty { return arguments[position] }
    }
    return nil
  }

  /// Whether a callee is what the type itself has of a name: `send`, `self.init`.
  private func isOwn(_ callee: NodeID, _ key: String, _ tree: Tree) -> Bool {
    guard tree.label(callee) == key else { return false }
    return tree.kind(callee) == .name
      || tree.kind(callee) == .member && tree.kind(tree.child(callee, 0)) == .self
  }
}
