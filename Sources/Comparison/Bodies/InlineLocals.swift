// let raw = base * count                      return min(base * count, limit)
// return min(raw, limit)
//
// A local that only names a value on its way to the one place where it is used: the other side may write the value there.

internal import CodeModel
internal import SourceModel

/// The locals of one side that may be read as their values.
struct InlineLocals {
  /// A local that is declared once, with a value.
  struct Local {
    let declaration: NodeID
    let value: NodeID
    /// Whether the value may stand where the local is read although other statements come between.
    let mayBeMoved: Bool
  }

  /// The value of each, by the name.
  private(set) var values: [String: NodeID] = [:]
  /// Every local that only one declaration has the name of.
  private(set) var locals: [String: Local] = [:]
  /// Where each name of a local is read, or set to something else, outside the declaration itself.
  private(set) var uses: [String: [NodeID]] = [:]
  /// Those that are being read as their values right now: inside the value the same name is another thing's.
  var reading: Set<String> = []
  /// The names that were read as their values, whose declarations have no counterpart of their own.
  var read: Set<String> = []
  /// The names that stand where the other side has a part of their values: their declarations tell the difference.
  var standing: Set<String> = []

  /// What is set anywhere, and what statements ask to do something.
  private var assigned: Set<String> = []
  private var asked: Set<String> = []

  /// The place where a local is used is looked for in so many statements behind its declaration.
  private static let reach = 200

  init(_ roots: [NodeID], in tree: Tree) {
    let nodes = roots.flatMap { tree.preorder($0) }
    var bindings: [String: Int] = [:]
    for node in nodes {
      switch tree.kind(node) {
      case .binding, .parameter, .capture: bindings[tree.label(node), default: 0] += 1
      case .name where tree.marks(node).contains(.local): uses[tree.label(node), default: []].append(node)
      case .assign: if let target = tree.children(node).first { assigned.insert(tree.label(target)) }
      case .block: asked.formUnion(tree.children(node).compactMap { tree.askedName($0) })
      default: break
      }
    }
    for block in nodes where tree.kind(block) == .block || tree.kind(block) == .clause {
      let statements = Array(tree.children(block))
      for (index, statement) in statements.enumerated() {
        guard tree.kind(statement) == .variable, tree.childCount(statement) == 3 else { continue }
        let pattern = tree.child(statement, 0)
        guard tree.kind(pattern) == .binding, bindings[tree.label(pattern)] == 1 else { continue }
        let rest = statements[(index + 1)...].prefix(InlineLocals.reach)
        noteLocal(tree.label(pattern), statement, before: rest, in: tree)
      }
    }
  }

  private mutating func noteLocal(
    _ name: String, _ declaration: NodeID, before rest: ArraySlice<NodeID>, in tree: Tree
  ) {
    let value = tree.child(declaration, 2)
    guard !name.isEmpty, !tree.isEmpty(value) else { return }
    // What the value mentions by the same name is another thing.
    let own = Set(tree.preorder(value))
    uses[name, default: []].removeAll(where: own.contains)
    let count = uses[name, default: []].count
    let isConstant = tree.soft(declaration) == "let"
    let mentioned = tree.mentionedNames(value)
    var mayBeRead = false
    var mayBeMoved = false
    if tree.isPath(value) {
      // It means the same wherever it stands, unless it is set; a setter calls what it sets `field`.
      mayBeRead = count > 0 && assigned.isDisjoint(with: [tree.label(value), "field"])
    } else if count == 1, tree.isAskedForOnce(name, in: rest) {
      mayBeRead = true
    } else if tree.isPlainValue(value) {
      mayBeMoved = assigned.isDisjoint(with: mentioned.union(["field"])) && asked.isDisjoint(with: mentioned)
    } else {
      mayBeMoved = count == 1 && tree.isAskedForOnce(name, in: rest, passing: mentioned)
    }
    if isConstant, mayBeRead { values[name] = value }
    locals[name] = Local(
      declaration: declaration, value: value, mayBeMoved: isConstant && (mayBeRead || mayBeMoved))
  }

  /// Lets a local be read as its value, however often it is used.
  mutating func readAsValue(_ name: String) {
    if let local = locals[name] { values[name] = local.value }
  }

  /// Whether nothing is done with a local that asks nothing of anybody.
  func isIdle(_ name: String, in tree: Tree) -> Bool {
    guard let local = locals[name] else { return false }
    return uses[name, default: []].isEmpty && tree.isPlainValue(local.value)
  }
}

extension Tree {
  /// Whether the next statement that is no mere declaration, or a declaration before it, reads a name, and does so once:
  /// neither in a loop nor in a closure.
  ///
  /// - Parameter mentioned: what the value mentions; then what sets something else may come before, too, and a lock may
  ///   be taken.
  fileprivate func isAskedForOnce(
    _ name: String, in rest: ArraySlice<NodeID>, passing mentioned: Set<String>? = nil
  ) -> Bool {
    for statement in rest {
      if reads(statement, name) { return true }
      if let mentioned, let section = lockedStatements(statement),
        isAskedForOnce(name, in: section[...], passing: mentioned)
      {
        return true
      }
      if kind(statement) == .variable { continue }
      guard let mentioned, kind(statement) == .assign, childCount(statement) == 2,
        !mentioned.contains(label(child(statement, 0))), isPlainValue(child(statement, 1))
      else { return false }
    }
    return false
  }

  /// What runs under a lock.
  func lockedStatements(_ statement: NodeID) -> [NodeID]? {
    guard kind(statement) == .call, let callee = children(statement).first, label(callee) == "withlock",
      let argument = lastChild(statement), let lambda = children(argument).last, kind(lambda) == .lambda,
      let body = lastChild(lambda)
    else { return nil }
    return kind(body) == .block ? Array(children(body)) : [body]
  }

  /// Of `list.add(x)` as a statement, `list`: what may be another thing behind it.
  fileprivate func askedName(_ statement: NodeID) -> String? {
    var node = statement
    if kind(node) == .call, let callee = children(node).first { node = callee }
    guard kind(node) == .member else { return nil }
    let receiver = child(node, 0)
    let asked = kind(receiver) == .optionalChain ? child(receiver, 0) : receiver
    return kind(asked) == .name || kind(asked) == .member ? label(asked) : nil
  }

  fileprivate func mentionedNames(_ value: NodeID) -> Set<String> {
    Set(preorder(value).filter { kind($0) == .name || kind($0) == .member }.map { label($0) })
  }

  /// What asks nothing of anybody: constants, names, and what operators make of them.
  func isPlainValue(_ node: NodeID) -> Bool {
    if kind(node).isLiteral { return preorder(node).allSatisfy { kind($0) != .interpolation } }
    switch kind(node) {
    case .name, .self, .member: return isPath(node)
    case .binary, .prefix, .optionalChain, .force, .index, .argument: return children(node).allSatisfy(isPlainValue)
    default: return false
    }
  }

  /// `a`, `self.a`, `a.b`: asks nothing of anybody.
  func isPath(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .name, .self: !marks(node).contains(.called)
    case .member: !marks(node).contains(.called) && isPath(child(node, 0))
    default: false
    }
  }

  private func reads(_ node: NodeID, _ name: String) -> Bool {
    if kind(node) == .name { return label(node) == name && marks(node).contains(.local) }
    switch kind(node) {
    case .lambda, .while, .doWhile: return false
    // What a loop goes through is asked for once.
    case .for: return childCount(node) > 1 && reads(child(node, 1), name)
    default: return children(node).contains { reads($0, name) }
    }
  }
}

extension BodyComparer {
  /// Compares the value of a local with what stands in its place on the other side.
  ///
  /// - Returns: whether one of the two nodes is such a local, and its value the counterpart of the other node.
  mutating func compareInlined(_ a: NodeID, _ b: NodeID) -> Bool {
    let isLocal = (isFreeLocal(a, .swift), isFreeLocal(b, .kotlin))
    // Two that nothing is known of yet may stand for each other.
    guard isLocal.0 != isLocal.1 else { return compareLone(a, b, isTried: false) }
    let side: Side = isLocal.0 ? .swift : .kotlin
    let name = isLocal.0 ? left.tree.label(a) : right.tree.label(b)
    guard let value = inlines[side].values[name], inlines[side].reading.insert(name).inserted else {
      return compareLone(a, b, isTried: false)
    }
    let isRead = isLocal.0 ? isCounterpart(value, b) : isCounterpart(a, value)
    inlines[side].reading.remove(name)
    guard isRead else { return compareLone(a, b, isTried: true) }
    inlines[side].read.insert(name)
    return true
  }

  /// Learns which locals only one side declares among the statements that have no counterpart.
  mutating func noteLoneLocals(_ lefts: [NodeID], _ rights: [NodeID]) {
    leftovers.statements[.swift].formUnion(lefts)
    leftovers.statements[.kotlin].formUnion(rights)
    typealias Variable = (name: String, alpha: UInt64)
    func variables(_ statements: [NodeID], _ text: Text) -> [Variable] {
      statements.filter { text.tree.kind($0) == .variable }.map {
        (text.tree.label(text.tree.child($0, 0)), text.fingerprints.alpha($0))
      }
    }
    func lone(_ own: [Variable], facing others: [Variable]) -> [String] {
      let (names, alphas) = (Set(others.map(\.name)), Set(others.map(\.alpha)))
      return own.filter { !names.contains($0.name) && !alphas.contains($0.alpha) }.map(\.name)
    }
    let (own, others) = (variables(lefts, left), variables(rights, right))
    leftovers.locals[.swift].formUnion(lone(own, facing: others))
    leftovers.locals[.kotlin].formUnion(lone(others, facing: own))
  }

  /// Compares a local that only one side declares with what stands in its place: its value, or, where the value is made
  /// of just that, the local as such, whose declaration tells the difference.
  ///
  /// - Parameter isTried: whether the value has been found to be something else.
  private mutating func compareLone(_ a: NodeID, _ b: NodeID, isTried: Bool) -> Bool {
    let lone = (loneLocal(a, .swift), loneLocal(b, .kotlin))
    guard (lone.0 == nil) != (lone.1 == nil), let local = lone.0 ?? lone.1 else { return false }
    let (side, name): (Side, String) =
      lone.0 != nil ? (.swift, left.tree.label(a)) : (.kotlin, right.tree.label(b))
    if !isTried, local.mayBeMoved, side == .swift ? isCounterpart(local.value, b) : isCounterpart(a, local.value) {
      inlines[side].read.insert(name)
      return true
    }
    guard isMade(local.value, side, of: side == .swift ? b : a) else { return false }
    inlines[side].standing.insert(name)
    credit(1)
    return true
  }

  /// Whether the value of one side's local is what stands on the other side, or is made of that.
  private mutating func isMade(_ value: NodeID, _ side: Side, of other: NodeID) -> Bool {
    if side == .swift {
      let isPart = left.tree.preorder(value).contains { isSamePath($0, other) }
      return isPart || !left.tree.kind(value).isLiteral && hasNoFindings(value, other)
    }
    let isPart = right.tree.preorder(value).contains { isSamePath(other, $0) }
    return isPart || !right.tree.kind(value).isLiteral && hasNoFindings(other, value)
  }

  /// Whether two nodes are one thing that is named or asked for, and no constant.
  private func isSamePath(_ a: NodeID, _ b: NodeID) -> Bool {
    switch left.tree.kind(a) {
    case .name:
      isEqual(a, b)
        || right.tree.kind(b) == .name && substitution.counterpart(left.tree.label(a)) == right.tree.label(b)
    case .member, .index, .call: isSameChain(a, b)
    default: false
    }
  }

  /// The local that a node names where only its side declares it. Before the declaration the name is another thing's.
  private mutating func loneLocal(_ node: NodeID, _ side: Side) -> InlineLocals.Local? {
    let tree = tree(of: side)
    guard tree.kind(node) == .name, tree.marks(node).contains(.local),
      leftovers.locals[side].contains(tree.label(node)),
      let local = inlines[side].locals[tree.label(node)],
      tree.range(node).lower >= tree.range(local.declaration).upper
    else { return nil }
    return local
  }

  /// Whether a declaration was read as its value where it is used, or nobody uses it.
  mutating func isInlined(_ statement: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    guard tree.kind(statement) == .variable, let pattern = tree.children(statement).first else { return false }
    let (name, known) = (tree.label(pattern), inlines[side])
    return known.read.contains(name) && !known.standing.contains(name) || known.isIdle(name, in: tree)
  }

  /// Whether only statements that are missing themselves read what a declaration gives, so that each of them tells it.
  ///
  /// - Parameter told: all nodes of those statements.
  mutating func isToldByUses(_ statement: NodeID, _ side: Side, among told: Set<NodeID>) -> Bool {
    let tree = tree(of: side)
    guard tree.kind(statement) == .variable, let pattern = tree.children(statement).first else { return false }
    guard let uses = inlines[side].uses[tree.label(pattern)], !uses.isEmpty,
      inlines[side].locals[tree.label(pattern)]?.declaration == statement
    else { return false }
    // What is written in one line with it is told with it.
    let end = tree.range(statement).upper
    return uses.allSatisfy { told.contains($0) && tree.range($0).lower >= end }
  }

  /// A declaration that was read where it is used, with the name there, plays no part: its value has been compared.
  mutating func ignore(_ statement: NodeID, _ side: Side) {
    let (tree, prints) = side == .swift ? (left.tree, left.fingerprints) : (right.tree, right.fingerprints)
    let nodes = prints.size(statement) - prints.size(tree.child(statement, 2)) + 1
    if side == .swift { tally.ignored.swift += nodes } else { tally.ignored.kotlin += nodes }
  }

  /// Whether a node names a local whose declaration has no counterpart so far.
  private func isFreeLocal(_ node: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    return tree.kind(node) == .name && tree.marks(node).contains(.local)
      && !substitution.isBound(tree.label(node), side)
  }

  /// Compares a value that was looked up; keeps what it finds when the two are alike.
  private mutating func isCounterpart(_ a: NodeID, _ b: NodeID) -> Bool {
    let before = self
    let findings = captured { $0.compare(a, b) }
    let isAlike =
      left.tree.kind(a) == right.tree.kind(b)
      && LabelBag(left.tree, a).similarity(to: LabelBag(right.tree, b)) >= 0.5
    guard findings.isEmpty || isAlike else {
      takeBack(to: before)
      return false
    }
    found += findings
    return true
  }
}
