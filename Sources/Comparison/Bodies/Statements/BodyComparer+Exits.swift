// if n.isEmpty { return .empty }     if (n.length < 2) return SHORT
// if n.count < 2 { return .short }   if (n.isEmpty()) return EMPTY
//
// Of two steps that may both leave, the first one says what comes of it.

internal import CodeModel
internal import SourceModel

/// Whether two statements leave in different ways, and one value may be reason enough for both.
func leaveDifferently(_ a: NodeID, _ b: NodeID, in tree: Tree) -> Bool {
  guard leaves(a, tree), leaves(b, tree), !tree.isSame(tree.child(a, 1), tree.child(b, 1)) else { return false }
  let (parts, others) = (clauses(tree.child(a, 0), tree), clauses(tree.child(b, 0), tree))
  guard parts.count * others.count <= clauseLimit else { return false }
  return !parts.contains { part in others.contains { exclude(part, $0, tree) || exclude($0, part, tree) } }
}

/// Whether two statements leave, and it matters which of them asks first.
func askInOrder(_ a: NodeID, _ b: NodeID, in tree: Tree) -> Bool {
  leaves(a, tree) && leaves(b, tree) && orderMatters(tree.child(a, 0), tree.child(b, 0), in: tree)
}

/// More pairs of clauses than this are not held against each other.
private let clauseLimit = 64

/// Whether a statement is a condition under which its block is left, and nothing else.
private func leaves(_ node: NodeID, _ tree: Tree) -> Bool {
  guard tree.kind(node) == .if, tree.childCount(node) >= 3, tree.isEmpty(tree.child(node, 2)) else { return false }
  let block = tree.child(node, 1)
  let last = tree.kind(block) == .block ? tree.lastChild(block) ?? block : block
  return tree.kind(last).isExit
}

/// What must hold all at once.
private func clauses(_ condition: NodeID, _ tree: Tree) -> [NodeID] {
  var result: [NodeID] = []
  var open = [condition]
  while let node = open.popLast() {
    if tree.kind(node) == .conditions || tree.kind(node) == .binary && tree.label(node) == "&&" {
      open += tree.children(node)
    } else {
      result.append(node)
    }
  }
  return result
}

/// Whether what one clause asks for keeps another from holding, as far as their texts prove it.
private func exclude(_ a: NodeID, _ b: NodeID, _ tree: Tree) -> Bool {
  if tree.kind(a) == .prefix, tree.label(a) == "!", tree.isSame(tree.child(a, 0), b) { return true }
  if tree.kind(a) == .binary, tree.label(a) == "==", tree.kind(tree.child(a, 1)) == .null,
    needs(tree.child(a, 0), b, tree)
  {
    return true
  }
  guard tree.kind(a) == tree.kind(b), tree.childCount(a) == 2, tree.childCount(b) == 2 else { return false }
  switch tree.kind(a) {
  case .typeTest:
    return tree.label(a) == "is" && tree.label(b) == "is" && tree.isSame(tree.child(a, 0), tree.child(b, 0))
      && !tree.isSame(tree.child(a, 1), tree.child(b, 1))
  case .patternCondition:
    return tree.isSame(tree.child(a, 1), tree.child(b, 1)) && tree.kind(tree.child(a, 0)) == .casePattern
      && tree.kind(tree.child(b, 0)) == .casePattern && tree.label(tree.child(a, 0)) != tree.label(tree.child(b, 0))
  case .binary where tree.isSame(tree.child(a, 0), tree.child(b, 0)):
    return excludeAsComparisons(a, b, tree)
  default: return false
  }
}

/// Whether a clause holds only where something is not null: it asks that very thing, and no more than that.
private func needs(_ value: NodeID, _ clause: NodeID, _ tree: Tree) -> Bool {
  if tree.kind(clause) == .prefix || tree.kind(clause) == .binary && tree.label(clause) != "==" { return false }
  return tree.preorder(clause).contains { node in
    tree.kind(node) == .member && tree.isSame(tree.child(node, 0), value)
  }
}

/// `n < 2` and `n >= 2`, `n < 2` and `n == 5`, `kind == .a` and `kind == .b`.
private func excludeAsComparisons(_ a: NodeID, _ b: NodeID, _ tree: Tree) -> Bool {
  let opposites = ["<": ">=", ">": "<=", "==": "!="]
  if opposites[tree.label(a)] == tree.label(b), tree.isSame(tree.child(a, 1), tree.child(b, 1)) { return true }
  if tree.label(a) == "==", tree.label(b) == "==" {
    return [a, b].allSatisfy { isConstant(tree.child($0, 1), tree) } && !tree.isSame(tree.child(a, 1), tree.child(b, 1))
  }
  guard let one = bounds(a, tree), let other = bounds(b, tree) else { return false }
  return isBelow(one, other) || isBelow(other, one)
}

/// Whether every number that one comparison lets through is less than all that another does.
private func isBelow(_ one: Bounds, _ other: Bounds) -> Bool {
  one.upper < other.lower || one.upper == other.lower && (one.isStrict || other.isStrict)
}

/// Whether a value is written out, or may be a case: two cases are two values.
private func isConstant(_ value: NodeID, _ tree: Tree) -> Bool {
  let constants: Set<NodeKind> = [.integer, .string, .boolean, .character, .null, .implicitMember, .casePattern]
  let names: Set<NodeKind> = [.name, .member]
  return constants.contains(tree.kind(value))
    || names.contains(tree.kind(value)) && tree.marks(value).contains(.qualified)
}

/// The least and the greatest number that a comparison lets through; where it is strict, what comes next to them.
private typealias Bounds = (lower: Int, upper: Int, isStrict: Bool)

/// What a comparison with a whole number lets through.
private func bounds(_ comparison: NodeID, _ tree: Tree) -> Bounds? {
  let value = tree.child(comparison, 1)
  guard tree.kind(value) == .integer, let number = Int(tree.label(value)) else { return nil }
  switch tree.label(comparison) {
  case "<", "<=": return (Int.min, number, tree.label(comparison) == "<")
  case ">", ">=": return (number, Int.max, tree.label(comparison) == ">")
  case "==": return (number, number, false)
  default: return nil
  }
}
