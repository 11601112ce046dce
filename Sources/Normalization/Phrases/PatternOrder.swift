// Which of two patterns that match the same code is taken: the one that says more.

internal import CodeModel
internal import SourceModel

/// The names of all kinds of nodes, by number: to ask a value for its name takes longer than all the rest.
private let kindNames = {
  var names = Array(repeating: "", count: Int(UInt8.max) + 1)
  for kind in NodeKind.allCases { names[Int(kind.rawValue)] = "\(kind)" }
  return names
}()

extension Pattern {
  /// How much a pattern says: the more of it stands for itself, the earlier it is tried. So a special case of another
  /// pattern comes before it.
  package struct Rank: Sendable, Comparable {
    package let constants: Int
    package let types: Int
    package let variables: Int
    package let rests: Int
    package let text: String

    package init(constants: Int, types: Int, variables: Int, rests: Int, text: String) {
      self.constants = constants
      self.types = types
      self.variables = variables
      self.rests = rests
      self.text = text
    }

    /// Whether only their texts, and so chance, would decide between two patterns.
    func isLevel(with other: Rank) -> Bool {
      (constants, types, variables, rests) == (other.constants, other.types, other.variables, other.rests)
    }

    package static func < (left: Rank, right: Rank) -> Bool {
      if left.constants != right.constants { return left.constants > right.constants }
      if left.types != right.types { return left.types > right.types }
      // One variable in two places says that the two are the same.
      if left.variables != right.variables { return left.variables < right.variables }
      if left.rests != right.rests { return left.rests < right.rests }
      return left.text < right.text
    }
  }

  var rank: Rank {
    var constants = 0
    var variables: Set<String> = []
    var rests: Set<String> = []
    for node in tree.preorder(root) {
      if let rest = restVariable(node) {
        rests.insert(rest)
      } else if let name = variable(node) {
        variables.insert(name)
      } else if tree.kind(node) != .argument || !isVariable(tree.child(node, 0)) || !tree.soft(node).isEmpty {
        // A label says more than none: `contains(where: $f)` comes before `contains($x)`.
        constants += 1
      }
    }
    let types = variables.count { $0.first?.isUppercase ?? false }
    return Rank(constants: constants, types: types, variables: variables.count, rests: rests.count, text: text)
  }

  /// The pattern as text, whatever its variables are called: two patterns with one text match the same code.
  var text: String {
    var numbers: [String: Int] = [:]
    return describe(root, &numbers)
  }

  private func describe(_ node: NodeID, _ numbers: inout [String: Int]) -> String {
    func number(_ name: String) -> String {
      if name.hasPrefix("_") { return "_" }
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      return (name.first?.isUppercase ?? false ? "T" : "") + "\(number)"
    }
    let kind = tree.kind(node)
    let kindName = kindNames[Int(kind.rawValue)]
    if let rest = restVariable(node) { return "(\(kindName) ...\(number(rest)))" }
    if let name = variable(node) { return "$\(number(name))" }
    var label = tree.label(node)
    if kind == .parameter || kind == .name, let known = numbers["λ\(label)"] {
      label = "λ\(known)"
    } else if kind == .parameter {
      numbers["λ\(label)"] = numbers.count
      label = "λ\(numbers.count - 1)"
    } else if let name = Pattern.variable(label) {
      label = "$\(number(name))"
    }
    if kind == .argument { label = tree.soft(node) }
    let parts = tree.children(node).map { describe($0, &numbers) }
    return "(\(kindName) \(label) \(parts.joined(separator: " ")))"
  }

  /// The most general code that both patterns match; `nil` when there is none.
  func meeting(_ other: Pattern) -> (tree: Tree, root: NodeID)? {
    var unification = Unification(left: self, right: other)
    return unification.unified()
  }
}

/// Looks for values of the variables of two patterns that make the patterns one.
private struct Unification {
  struct Term {
    let pattern: Int
    let node: NodeID
  }

  let patterns: [Pattern]
  private var values: [String: Term] = [:]
  /// Lambda parameters of the right pattern by those of the left.
  private var lambdaNames: [String: String] = [:]
  /// Deeper terms count as different: patterns are small, and a variable may come to stand for itself.
  private static let deepest = 64

  init(left: Pattern, right: Pattern) { patterns = [left, right] }

  mutating func unified() -> (tree: Tree, root: NodeID)? {
    let left = Term(pattern: 0, node: patterns[0].root)
    guard unify(left, Term(pattern: 1, node: patterns[1].root), depth: 0) else { return nil }
    var tree = Tree()
    return copy(left, into: &tree, depth: 0).map { (tree, $0) }
  }

  /// A term with everything that is known of its variables in their places.
  private func copy(_ term: Term, into tree: inout Tree, depth: Int) -> NodeID? {
    guard depth < Self.deepest else { return nil }
    let term = resolved(term)
    let source = patterns[term.pattern].tree
    var children: [NodeID] = []
    for child in source.children(term.node) {
      guard let copied = copy(Term(pattern: term.pattern, node: child), into: &tree, depth: depth + 1) else {
        return nil
      }
      children.append(copied)
    }
    let kind = source.kind(term.node)
    // Variables of one name in the two patterns are two.
    let label = variable(term) == nil ? source.label(term.node) : "\(source.label(term.node))_\(term.pattern)"
    return tree.add(kind, label, soft: source.soft(term.node), range: ByteRange(0, 0), children)
  }

  private func variable(_ term: Term) -> String? { patterns[term.pattern].variable(term.node) }

  /// What a variable has come to stand for.
  private func resolved(_ term: Term) -> Term {
    var term = term
    while let name = variable(term), let value = values["\(term.pattern)\(name)"] { term = value }
    return term
  }

  mutating func unify(_ left: Term, _ right: Term, depth: Int) -> Bool {
    let (left, right) = (resolved(left), resolved(right))
    guard depth < Self.deepest else { return false }
    for (one, other) in [(left, right), (right, left)] {
      guard let name = variable(one) else { continue }
      if name.hasPrefix("_") { return true }
      if let otherName = variable(other), one.pattern == other.pattern, name == otherName { return true }
      guard canStand(name, for: other) else { return false }
      values["\(one.pattern)\(name)"] = other
      return true
    }
    let (leftTree, rightTree) = (patterns[left.pattern].tree, patterns[right.pattern].tree)
    let kind = leftTree.kind(left.node)
    guard kind == rightTree.kind(right.node), labelsAgree(left, right) else { return false }
    if kind == .lambda {
      for (one, other) in zip(leftTree.lambdaParameters(left.node), rightTree.lambdaParameters(right.node)) {
        lambdaNames[leftTree.label(one)] = rightTree.label(other)
      }
    }
    let children = (Array(leftTree.children(left.node)), Array(rightTree.children(right.node)))
    return unify(children.0, children.1, left.pattern, right.pattern, depth: depth + 1)
  }

  private mutating func unify(_ left: [NodeID], _ right: [NodeID], _ one: Int, _ other: Int, depth: Int) -> Bool {
    for (leftChild, rightChild) in zip(left, right) {
      // From the first rest on, something can be found for either side.
      if patterns[one].restVariable(leftChild) != nil || patterns[other].restVariable(rightChild) != nil { return true }
      guard unify(.init(pattern: one, node: leftChild), .init(pattern: other, node: rightChild), depth: depth)
      else { return false }
    }
    let longer =
      left.count > right.count ? (patterns[one], left[right.count...]) : (patterns[other], right[left.count...])
    return longer.1.allSatisfy { longer.0.restVariable($0) != nil }
  }

  private func canStand(_ name: String, for term: Term) -> Bool {
    let tree = patterns[term.pattern].tree
    if let other = variable(term) { return !(name.first?.isUppercase ?? false) || other.first?.isUppercase ?? false }
    if name.first?.isUppercase ?? false {
      return tree.kind(term.node) == .typeName || tree.kind(term.node) == .name && isTypeName(tree.label(term.node))
    }
    return tree.isExpression(term.node)
  }

  private func labelsAgree(_ left: Term, _ right: Term) -> Bool {
    let (leftTree, rightTree) = (patterns[left.pattern].tree, patterns[right.pattern].tree)
    let (one, other) = (leftTree.label(left.node), rightTree.label(right.node))
    switch leftTree.kind(left.node) {
    case .parameter, .resultType: return true
    case .argument:
      let labels = (leftTree.soft(left.node), rightTree.soft(right.node))
      return labels.0 == labels.1 || patterns[0].isKotlin && (labels.0.isEmpty || labels.1.isEmpty)
    case .member: return one == other || Pattern.variable(one) != nil || Pattern.variable(other) != nil
    case .name: return (lambdaNames[one] ?? one) == other
    default: return one == other
    }
  }
}
