// let old = load("a")          val new = load("a")
// let new = load("b")          val old = load("b")
// keep(old)                    keep(old)
//
// Two locals that have changed places, and whose names are used as if they had not. What is told are their declarations:
// where they are used both sides read alike.

internal import CodeModel
internal import SourceModel

/// Which locals face each other by what they hold, and not by their names.
struct LocalOrigins {
  /// Where two locals are declared that are counterparts.
  struct Places {
    var swift: NodeID
    var kotlin: NodeID
    /// Equal for locals of one side that hold the same: which of them is which does not matter then.
    var holds: UInt64
  }

  /// By the Swift name.
  fileprivate(set) var places: [String: Places] = [:]
  fileprivate var told: Set<String> = []
  /// What is to be told of them, once each.
  fileprivate(set) var swaps: [Divergence] = []
  /// Whether the closures at hand are given to two functions that are no counterparts, and may take what they like.
  var facesOtherFunction = false
}

extension BodyComparer {
  /// Two declarations of locals are counterparts by where they stand.
  mutating func noteOrigin(_ a: NodeID, _ b: NodeID) {
    origins.places[left.tree.label(a)] = LocalOrigins.Places(swift: a, kotlin: b, holds: UInt64(a.index))
  }

  /// Two variables are counterparts by their values.
  mutating func noteOrigin(ofVariables a: NodeID, _ b: NodeID, areEqual: Bool) {
    let pattern = left.tree.child(a, 0)
    guard left.tree.kind(pattern) == .binding, right.tree.kind(right.tree.child(b, 0)) == .binding else { return }
    let (name, value) = (left.tree.label(pattern), left.tree.child(a, 2))
    guard areEqual else {
      origins.places[name] = nil
      return
    }
    // What a function gives may be another thing every time; what is only made of a type, or written down, is not.
    let asks = left.tree.preorder(value).contains { node in
      guard left.tree.kind(node) == .call, let callee = left.tree.children(node).first else { return false }
      return !isTypeName(lastComponent(of: left.file.text(in: left.tree.range(callee))))
    }
    let holds = asks ? UInt64(a.index) : left.tree.isEmpty(value) ? 0 : left.fingerprints.exact(value)
    origins.places[name] = LocalOrigins.Places(swift: a, kotlin: b, holds: holds)
  }

  /// Whether a name that both sides use belongs to two locals that have changed places; that they have is recorded then.
  mutating func areSwapped(_ a: NodeID, _ b: NodeID) -> Bool {
    let name = left.tree.label(a)
    guard left.tree.kind(a) == .name, name == right.tree.label(b), left.tree.marks(a).contains(.local),
      right.tree.marks(b).contains(.local), let other = substitution.counterpart(name), other != name,
      substitution.counterpart(other) == name, let own = origins.places[name], let facing = origins.places[other],
      own.holds != facing.holds
    else { return false }
    guard origins.told.isDisjoint(with: [name, other]) else { return true }
    origins.told.formUnion([name, other])
    let isFirst = left.tree.range(own.swift).lower < left.tree.range(facing.swift).lower
    recordSwap(isFirst ? own : facing, isFirst ? facing : own)
    return true
  }

  /// Parameters of two closures that have changed places, and are used as if they had not: what their bodies say reads alike.
  mutating func noteSwap(_ lefts: [NodeID], _ rights: [NodeID], since first: Int) {
    guard !origins.facesOtherFunction, lefts.count > 1, lefts.count == rights.count else { return }
    func name(_ node: NodeID, _ text: Text) -> String { text.file.text(in: text.tree.range(node)) }
    let names = (lefts.map { name($0, left) }, rights.map { name($0, right) })
    guard let position = names.0.indices.first(where: { names.0[$0] != names.1[$0] }), !names.0[position].isEmpty,
      let other = names.1.firstIndex(of: names.0[position]), names.0[other] == names.1[position],
      found[first...].contains(where: { readsAlike($0.divergence) })
    else { return }
    recordSwap(
      LocalOrigins.Places(swift: lefts[position], kotlin: rights[position], holds: 0),
      LocalOrigins.Places(swift: lefts[other], kotlin: rights[other], holds: 1))
  }

  private func readsAlike(_ divergence: Divergence) -> Bool {
    divergence.presentSide == nil
      && left.file.text(in: divergence.swift.quote) == right.file.text(in: divergence.kotlin.quote)
  }

  private mutating func recordSwap(_ first: LocalOrigins.Places, _ second: LocalOrigins.Places) {
    var places = (
      Divergence.Place(left.tree.range(first.swift)), Divergence.Place(right.tree.range(first.kotlin))
    )
    // Of a pattern, or of the parameters of a closure, both are shown.
    if left.tree.kind(first.swift) != .variable, left.tree.kind(second.swift) != .variable {
      places.0.quote = left.tree.range(first.swift).union(left.tree.range(second.swift))
      places.1.quote = right.tree.range(first.kotlin).union(right.tree.range(second.kotlin))
    }
    origins.swaps.append(
      Divergence(
        kind: .statement, swift: places.0, kotlin: places.1,
        identity: [left.fingerprints.alpha(first.swift), right.fingerprints.alpha(second.kotlin)]))
  }

  /// The same arguments in another order, none of them where it was.
  func isSwap(_ lefts: [NodeID], _ rights: [NodeID]) -> Bool {
    // Whatever mentions a local is equal only under the renaming, and where it was all the same.
    let moved = zip(lefts, rights).filter {
      left.fingerprints.exact($0) != right.fingerprints.exact($1) && !isEqual($0, $1)
    }
    guard moved.count >= 2 else { return false }
    return moved.map { left.fingerprints.exact($0.0) }.sorted() == moved.map { right.fingerprints.exact($0.1) }.sorted()
  }

  /// Two arguments whose kinds fit crosswise and not straight.
  func isSwapByKind(_ lefts: [NodeID], _ rights: [NodeID]) -> Bool {
    func kind(_ node: NodeID, _ tree: Tree) -> NodeKind {
      tree.kind(node) == .argument ? tree.children(node).first.map { tree.kind($0) } ?? .empty : tree.kind(node)
    }
    let kinds = (lefts.map { kind($0, left.tree) }, rights.map { kind($0, right.tree) })
    let moved = kinds.0.indices.filter { kinds.0[$0] != kinds.1[$0] }
    guard moved.count == 2 else { return false }
    return kinds.0[moved[0]] == kinds.1[moved[1]] || kinds.0[moved[1]] == kinds.1[moved[0]]
  }
}
