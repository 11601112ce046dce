// price.total                items.filter { $0.isOpen }       abs(a - b)
// price.total.toLong()       items                            a - b
//
// Two expressions of different kinds: which of them are each platform's way to say one thing, and which are not.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Whether one side is the other with a conversion around it: `Date(milliseconds: x)`, `x.toLong()`.
  func wraps(_ a: NodeID, _ b: NodeID) -> Bool {
    func converted(_ node: NodeID, _ tree: Tree) -> NodeID? {
      guard tree.kind(node) == .call, isConversion(tree.child(node, 0), tree) else { return nil }
      let callee = tree.child(node, 0)
      let receiver = tree.kind(callee) == .member ? [tree.child(callee, 0)] : []
      let parts = receiver + tree.children(node).dropFirst().flatMap { tree.children($0) }
      // What is told how to convert, or what to take, is no mere conversion.
      return parts.count == 1 || receiver.isEmpty ? parts.first : nil
    }
    return converted(a, left.tree).map { isEqual($0, b) } ?? false
      || converted(b, right.tree).map { isEqual(a, $0) } ?? false
  }

  /// `toInt`, `asString`, `Date`: what only gives a value another type, by its name.
  private func isConversion(_ callee: NodeID, _ tree: Tree) -> Bool {
    let spelling = tree.soft(callee).isEmpty ? tree.label(callee) : tree.soft(callee)
    if ["to", "as"].contains(where: { spelling.hasPrefix($0) && spelling.dropFirst(2).first?.isUppercase ?? false }) {
      return true
    }
    return tree.kind(callee) == .name && spelling.first?.isUppercase ?? false
  }

  func isKnown(_ name: String, to text: Text) -> Bool { text.fingerprints.knows(name) }

  /// Whether two values are no two ways to say one thing: both are made of nothing but constants, arithmetic and names that
  /// both sides know.
  func isAnotherValue(_ a: NodeID, _ b: NodeID) -> Bool {
    let kinds = (left.tree.kind(a), right.tree.kind(b))
    let isArithmetic = kinds.0 == .binary || kinds.1 == .binary || kinds.0 == .prefix || kinds.1 == .prefix
    // `tag` and `session.tag` may be one thing, seen from two places.
    guard isArithmetic || left.tree.label(a) != right.tree.label(b) else { return false }
    return isPlain(a, left, for: right) && isPlain(b, right, for: left)
  }

  private func isPlain(_ node: NodeID, _ text: Text, for other: Text) -> Bool {
    let tree = text.tree
    guard !tree.marks(node).contains(.called) else { return false }
    switch tree.kind(node) {
    case .integer, .floating, .string, .boolean, .self: return true
    case .name: return tree.marks(node).contains(.local) || isKnown(tree.label(node), to: other)
    case .member: return isKnown(tree.label(node), to: other) && isPlain(tree.child(node, 0), text, for: other)
    case .binary:
      return ["+", "-", "*", "/", "%"].contains(tree.label(node))
        && tree.children(node).allSatisfy { isPlain($0, text, for: other) }
    case .prefix: return tree.label(node) == "-" && isPlain(tree.child(node, 0), text, for: other)
    default: return false
    }
  }

  /// Whether one side does one thing more to what the other takes as it is: `items.filter { … }` and `items`,
  /// `email.lowercased()` and `email`, `max(0, count)` and `count`.
  func hasOneStepMore(_ a: NodeID, _ b: NodeID) -> Bool {
    func subject(_ node: NodeID, _ tree: Tree) -> NodeID? {
      if tree.kind(node) == .member {
        let alters = tree.marks(node).contains(.called) && Self.alterations.contains(tree.label(node))
        return alters ? tree.child(node, 0) : nil
      }
      if let bounded = bounded(node, tree) { return bounded }
      guard tree.kind(node) == .call, tree.childCount(node) > 1, tree.kind(tree.child(node, 0)) == .member else {
        return nil
      }
      return tree.child(tree.child(node, 0), 0)
    }
    /// `x` of `abs(x)`: what makes nothing else of it than another number or text.
    func argument(_ node: NodeID, _ tree: Tree) -> NodeID? {
      guard tree.kind(node) == .call, tree.childCount(node) == 2, tree.kind(tree.child(node, 0)) == .name,
        !isConversion(tree.child(node, 0), tree), tree.soft(tree.child(node, 1)).isEmpty,
        let value = tree.children(tree.child(node, 1)).first, !tree.kind(value).isLiteral, tree.kind(value) != .lambda
      else { return nil }
      let name = tree.label(tree.child(node, 0))
      return Self.wrapping.contains { name.hasPrefix($0) } || name.hasSuffix("of") ? nil : value
    }
    if argument(a, left.tree).map({ isEqual($0, b) }) ?? false
      || argument(b, right.tree).map({ isEqual(a, $0) }) ?? false
    {
      return true
    }
    return subject(a, left.tree).map { isEqual($0, b) } ?? false
      || subject(b, right.tree).map { isEqual(a, $0) } ?? false
  }

  /// `x` of `max(x, 0)`: what is kept within constant bounds.
  private func bounded(_ node: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(node) == .call, tree.kind(tree.child(node, 0)) == .name,
      ["maxof", "minof", "coercein"].contains(tree.label(tree.child(node, 0)))
    else { return nil }
    let values = tree.children(node).dropFirst().flatMap { tree.children($0) }
    let open = values.filter { !tree.kind($0).isLiteral }
    return open.count == 1 && values.count > 1 ? open[0] : nil
  }

  /// What makes another text or list of what it is asked of, and is no matter of how a language says it.
  private static let alterations: Set<String> = [
    "trim", "trimstart", "trimend", "lowercase", "uppercase", "capitalized", "reversed", "shuffled", "sorted",
    "sorteddescending", "distinct", "abs",
  ]

  /// How functions are called that give what they are given, in another wrapping or after a look at it.
  private static let wrapping = [
    "require", "check", "unwrap", "wrap", "box", "some", "just", "erase", "make", "remember",
  ]
}
