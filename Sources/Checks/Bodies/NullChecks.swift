internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Whether all that one side has more is to ask whether something is there that the other side declares to be always
/// there: that it may be absent on one side only is told, and the question follows from it.
func asksOnlyForNull(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, let pair = found.pair else { return false }
  let divergence = found.divergence
  switch (divergence.kind, divergence.presentSide) {
  case (.missingStatement, let side?), (.controlFlow, let side?):
    let body = ComparedBody(side, pair, in: twin)
    return body.onlyLeavesWithoutValue(divergence.place(on: side))
  case (.wrapped, let side?):
    let body = ComparedBody(side, pair, in: twin)
    return divergence.wrapping == .condition && body.onlyGoesOnWithValue(divergence.place(on: side))
  case (.condition, _):
    let bodies = Side.allCases.map { ComparedBody($0, pair, in: twin) }
    let clauses = bodies.map { $0.clauses(at: divergence.place(on: $0.side)) }
    guard let left = clauses[0], let right = clauses[1], left != right else { return false }
    let rests = zip(bodies, [left, right]).map { body, clauses in clauses.filter { !body.asksForNull($0, "!=") } }
    let asked = zip(bodies, rests).map { body, rest in rest.map(body.question) }
    return asked[0] == asked[1] && (rests[0].count < left.count || rests[1].count < right.count)
  default: return false
  }
}

/// The body of one of two compared members, with what is asked of it here.
private struct ComparedBody {
  let side: Side
  private let own: Declaration
  private let other: Declaration
  private let pair: MemberPair
  private let tree: Tree
  private let fingerprints: Fingerprints
  private let mapping: Mapping
  private let kinship: Kinship

  init(_ side: Side, _ pair: MemberPair, in twin: ComparedTwin) {
    self.side = side
    self.pair = pair
    mapping = twin.mapping
    kinship = twin.kinship
    let id = pair[side]
    own = mapping[id].declaration
    other = mapping[pair[side.other]].declaration
    let index = mapping.index(side)
    tree = index.unit(of: id).tree
    fingerprints = index.fingerprints[mapping[id].unit]
  }

  private var nodes: [NodeID] { own.body.map { tree.preorder($0) } ?? [] }

  /// What is asked, and whether it must hold or must not: `isOn == false` and `!isOn` are one question. That a flag may
  /// be absent on the one side is told of its declaration.
  struct Question: Equatable {
    let hash: UInt64
    let isTrue: Bool
  }

  func question(_ node: NodeID) -> Question {
    if tree.kind(node) == .prefix, tree.label(node) == "!" {
      return Question(hash: fingerprints.exact(tree.child(node, 0)), isTrue: false)
    }
    if tree.kind(node) == .binary, ["==", "!="].contains(tree.label(node)), tree.kind(tree.child(node, 1)) == .boolean {
      let isTrue = (tree.label(node) == "==") == (tree.label(tree.child(node, 1)) == "true")
      return Question(hash: fingerprints.exact(tree.child(node, 0)), isTrue: isTrue)
    }
    return Question(hash: fingerprints.exact(node), isTrue: true)
  }

  /// `if (id == null) return`, with or without a value.
  func onlyLeavesWithoutValue(_ place: Divergence.Place) -> Bool {
    guard let branch = nodes.first(where: { tree.kind($0) == .if && tree.range($0) == place.range }),
      tree.isEmpty(tree.child(branch, 2))
    else { return false }
    let then = tree.child(branch, 1)
    let statements = tree.kind(then) == .block ? Array(tree.children(then)) : [then]
    guard let last = statements.last, [.return, .throw, .continue, .break].contains(tree.kind(last)),
      statements.dropLast().allSatisfy(onlySaysThatItLeaves)
    else { return false }
    return parts(of: tree.child(branch, 0), "||").allSatisfy { asksForNull($0, "==") }
  }

  /// `print("not started")` and `completion([])`, before a function is left.
  private func onlySaysThatItLeaves(_ statement: NodeID) -> Bool {
    guard tree.kind(statement) == .call else { return false }
    let callee = tree.child(statement, 0)
    let isOwnCallback =
      tree.kind(callee) == .name && own.parameters.contains { $0.key == canonicalName(tree.label(callee)) }
    return isOwnCallback || tellsDevelopers(statement, tree, mapping.plumbing)
  }

  /// `if (id != null) { … }` around what the other side does in any case.
  func onlyGoesOnWithValue(_ place: Divergence.Place) -> Bool {
    let branch = nodes.first { tree.kind($0) == .if && tree.range($0).lower == place.range.lower }
    guard let branch, tree.isEmpty(tree.child(branch, 2)) else { return false }
    return parts(of: tree.child(branch, 0), "&&").allSatisfy { asksForNull($0, "!=") }
  }

  /// What must hold all together in the condition at a place; `nil` where it is no node of its own.
  func clauses(at place: Divergence.Place) -> [NodeID]? {
    if place.isInsertionPoint { return [] }
    return nodes.first { tree.range($0) == place.range && tree.kind($0) != .block }.map { parts(of: $0, "&&") }
  }

  private func parts(of condition: NodeID, _ operation: String) -> [NodeID] {
    var result: [NodeID] = []
    var stack = [condition]
    while let node = stack.popLast() {
      if tree.kind(node) == .conditions || tree.kind(node) == .binary && tree.label(node) == operation {
        stack.append(contentsOf: tree.children(node).reversed())
      } else {
        result.append(node)
      }
    }
    return result
  }

  /// `id == null`, of what may be absent on this side only.
  func asksForNull(_ node: NodeID, _ operation: String) -> Bool {
    guard tree.kind(node) == .binary, tree.label(node) == operation, tree.childCount(node) == 2,
      tree.kind(tree.child(node, 1)) == .null
    else { return false }
    let asked = tree.child(node, 0)
    switch tree.kind(asked) {
    case .name: return isAbsentHereOnly(parameter: tree.label(asked)) || isAbsentHereOnly(tree.label(asked), of: own)
    case .member:
      return isAbsentHereOnly(tree.label(asked), of: tree.kind(tree.child(asked, 0)) == .self ? own : nil)
    default: return false
    }
  }

  private func isAbsentHereOnly(parameter name: String) -> Bool {
    let key = canonicalName(name)
    guard let position = own.parameters.firstIndex(where: { $0.key == key }) else { return false }
    let facing =
      other.parameters.first { $0.key == key }
      ?? (own.parameters.count == other.parameters.count ? other.parameters[position] : nil)
    return mayBeAbsent(own.parameters[position].type, on: side) == true
      && mayBeAbsent(facing?.type, on: side.other) == false
  }

  /// - Parameter member: whose type has the property; `nil` when that is any.
  private func isAbsentHereOnly(_ name: String, of member: Declaration?) -> Bool {
    let key = canonicalName(name)
    if member != nil, own.parameters.contains(where: { $0.key == key }) { return false }
    return kinship.pairs(named: key, on: side).contains { candidate in
      let (id, counterpart) = (candidate[side], candidate[side.other])
      guard mapping[id].declaration.kind == .property, candidate.owner != nil,
        member == nil || candidate.owner == pair.owner
      else { return false }
      return mayBeAbsent(mapping[id].declaration.type, in: id) == true
        && mayBeAbsent(mapping[counterpart].declaration.type, in: counterpart) == false
    } || isOwnerElsewhere(key) || isWeak(key)
  }

  /// Whether a property of the own type does not keep what it names: that it may be gone is asked in Swift only.
  private func isWeak(_ key: String) -> Bool {
    let paired = kinship.pairs(named: key, on: side).filter { $0.owner == pair.owner }.map { $0[side] }
    let alone = kinship.loneMembers(named: key, on: side).filter { $0.owner == pair.owner }.map(\.declaration)
    return (paired + alone).contains { mapping[$0].declaration.modifiers.contains(.weak) }
  }

  /// Whether a property that may be absent holds a single object that the other side, where nothing is called so, names by
  /// its type: `private weak var hub: Hub?` beside `Hub.shared.leave()`.
  private func isOwnerElsewhere(_ key: String) -> Bool {
    guard let owner = pair.owner, let body = other.body else { return false }
    let index = mapping.index(side)
    let held = kinship.loneMembers(named: key, on: side).filter { $0.owner == owner }.compactMap { lone -> String? in
      let property = index.declaration(lone.declaration)
      let tree = index.unit(of: lone.declaration).tree
      guard property.kind == .property, let type = property.type, tree.kind(type) == .optionalType else { return nil }
      return index.key(of: tree.child(type, 0), in: tree)
    }
    let facing = mapping.index(side.other).unit(of: pair[side.other]).tree
    return !held.isEmpty
      && facing.preorder(body).contains { node in
        facing.marks(node).contains(.qualified) && held.contains(canonicalName(facing.soft(node)))
      }
  }

  private func mayBeAbsent(_ type: NodeID?, on side: Side) -> Bool? {
    mayBeAbsent(type, in: pair[side])
  }

  /// `nil` where no type is written.
  private func mayBeAbsent(_ type: NodeID?, in id: DeclarationID) -> Bool? {
    type.map { mapping.index(id.side).unit(of: id).tree.kind($0) == .optionalType }
  }
}
