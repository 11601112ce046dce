// price.total                items.filter { $0.isOpen }       abs(a - b)
// price.total.toLong()       items                            a - b
//
// Two expressions of different kinds: which of them are each platform's way to say one thing, and which are not.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Whether one side is the other with a conversion around it: `Date(milliseconds: x)`, `x.toLong()`.
  func wraps(_ a: NodeID, _ b: NodeID) -> Bool {
    converted(a, left.tree).map { isEqual($0, b) } ?? false
      || converted(b, right.tree).map { isEqual(a, $0) } ?? false
  }

  private func converted(_ node: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(node) == .call, isConversion(tree.child(node, 0), tree) else { return nil }
    let callee = tree.child(node, 0)
    let receiver = tree.kind(callee) == .member ? [tree.child(callee, 0)] : []
    let parts = receiver + tree.children(node).dropFirst().flatMap { tree.children($0) }
    // What is told how to convert, or what to take, is no mere conversion.
    return parts.count == 1 || receiver.isEmpty ? parts.first : nil
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
    // `Double(count - 1)` and `count`: the conversion is each language's own.
    let (a, b) = (unconverted(a, left.tree), unconverted(b, right.tree))
    if isEqual(a, b) { return false }
    let kinds = (left.tree.kind(a), right.tree.kind(b))
    let isArithmetic = kinds.0 == .binary || kinds.1 == .binary || kinds.0 == .prefix || kinds.1 == .prefix
    // `tag` and `session.tag` may be one thing, seen from two places.
    guard isArithmetic || left.tree.label(a) != right.tree.label(b) else { return false }
    return isPlain(a, left, for: right) && isPlain(b, right, for: left)
  }

  /// `x` of `Double(x)` and of `x.toLong()`.
  func unconverted(_ node: NodeID, _ tree: Tree) -> NodeID {
    if tree.kind(node) == .member, tree.marks(node).contains(.called), tree.label(node).hasPrefix("to") {
      return Self.numbers.contains(String(tree.label(node).dropFirst(2))) ? tree.child(node, 0) : node
    }
    guard tree.kind(node) == .call, let value = converted(node, tree) else { return node }
    let callee = tree.child(node, 0)
    let name = tree.label(callee)
    let isNumber = Self.numbers.contains(tree.kind(callee) == .member ? String(name.dropFirst(2)) : name)
    return isNumber && tree.childCount(node) == (tree.kind(callee) == .member ? 1 : 2) ? value : node
  }

  private static let numbers: Set<String> = ["int", "int64", "uint", "double", "float", "long", "cgfloat"]

  /// Whether each side gives another case of what both have both of, one of which carries something: `.failed(reason)` and
  /// `TimedOut`.
  func areTwoCases(_ a: NodeID, _ b: NodeID) -> Bool {
    func caseName(_ node: NodeID, _ text: Text) -> String? {
      let mention = text.tree.kind(node) == .call ? text.tree.child(node, 0) : node
      guard [.name, .member, .implicitMember].contains(text.tree.kind(mention)),
        text.tree.marks(mention).isDisjoint(with: .local)
      else { return nil }
      // `.failed`, `JobError.failed`, `JobError.Failed`, `FAILED`
      let parts = text.file.text(in: text.tree.range(mention)).split(separator: ".", omittingEmptySubsequences: false)
      guard let last = parts.last?.first, parts.count <= 2,
        parts.dropLast().allSatisfy({ $0.first?.isUppercase ?? true })
      else { return nil }
      let isCase = text.file.side == .swift ? parts.count == 2 && last.isLowercase : last.isUppercase
      return isCase ? text.tree.label(mention) : nil
    }
    guard let own = caseName(a, left), let other = caseName(b, right), own != other, !isAlias(own, other) else {
      return false
    }
    return isKnown(own, to: right) && isKnown(other, to: left)
  }

  private func isPlain(_ node: NodeID, _ text: Text, for other: Text) -> Bool {
    let tree = text.tree
    let node = unconverted(node, tree)
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
  /// `email.lowercased()` and `email`, `max(last, count)` and `count`, `own + others` and `others`.
  func hasOneStepMore(_ a: NodeID, _ b: NodeID) -> Bool {
    if bounded(a, left.tree).contains(where: { isEqual($0, b) }) { return true }
    if bounded(b, right.tree).contains(where: { isEqual(a, $0) }) { return true }
    if terms(a, left.tree).contains(where: { isEqual($0, b) }) { return true }
    if terms(b, right.tree).contains(where: { isEqual(a, $0) }) { return true }
    func subject(_ node: NodeID, _ tree: Tree) -> NodeID? {
      if tree.kind(node) == .member {
        let alters = tree.marks(node).contains(.called) && Self.alterations.contains(tree.label(node))
        return alters ? tree.child(node, 0) : nil
      }
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

  /// `x` and `y` of `max(x, y)`: of several values one is taken.
  private func bounded(_ node: NodeID, _ tree: Tree) -> [NodeID] {
    guard tree.kind(node) == .call, tree.kind(tree.child(node, 0)) == .name,
      ["maxof", "minof", "coercein"].contains(tree.label(tree.child(node, 0)))
    else { return [] }
    let values = tree.children(node).dropFirst().flatMap { tree.children($0) }
    return values.count > 1 ? values.filter { !tree.kind($0).isLiteral } : []
  }

  /// Whether one side counts what it filters, and the other all: `items.count { !it.isRead }` and `items.size`.
  func countsSome(_ a: NodeID, _ b: NodeID) -> Bool {
    func filtered(_ node: NodeID, _ tree: Tree) -> NodeID? {
      guard tree.kind(node) == .call, tree.childCount(node) == 2, tree.kind(tree.child(node, 0)) == .member,
        tree.label(tree.child(node, 0)) == "count",
        tree.children(tree.child(node, 1)).first.map({ tree.kind($0) == .lambda }) ?? false
      else { return nil }
      return tree.child(tree.child(node, 0), 0)
    }
    func counted(_ node: NodeID, _ tree: Tree) -> NodeID? {
      tree.kind(node) == .member && ["size", "count"].contains(tree.label(node)) ? tree.child(node, 0) : nil
    }
    if let own = filtered(a, left.tree), let other = counted(b, right.tree) { return isEqual(own, other) }
    if let own = counted(a, left.tree), let other = filtered(b, right.tree) { return isEqual(own, other) }
    return false
  }

  /// Whether one side gives only what stands in reserve on the other: `userId ?? anonymousId` and `anonymousId`. That there
  /// is no reserve may mean that none is needed.
  func isReserveAlone(_ a: NodeID, _ b: NodeID) -> Bool {
    func reserve(_ node: NodeID, _ tree: Tree) -> NodeID? {
      tree.kind(node) == .binary && tree.label(node) == "??" ? tree.child(node, 1) : nil
    }
    return reserve(a, left.tree).map { isEqual($0, b) } ?? false
      || reserve(b, right.tree).map { isEqual(a, $0) } ?? false
  }

  /// Whether one side has a constant in reserve for what the other hands on as it is, be it absent or not:
  /// `wind?.speed ?: 0.0` and `wind?.speed`.
  func hasReserve(_ a: NodeID, _ b: NodeID) -> Bool {
    func chained(_ node: NodeID, _ tree: Tree) -> Bool {
      tree.preorder(node).contains { tree.kind($0) == .optionalChain || tree.marks($0).contains(.chained) }
    }
    func value(beside node: NodeID, _ tree: Tree) -> NodeID? {
      guard tree.kind(node) == .binary, tree.label(node) == "??", tree.kind(tree.child(node, 1)).isLiteral else {
        return nil
      }
      return tree.child(node, 0)
    }
    return value(beside: b, right.tree).map { isEqual(a, $0) && chained(a, left.tree) } ?? false
      || value(beside: a, left.tree).map { isEqual($0, b) && chained(b, right.tree) } ?? false
  }

  /// Whether one side divides numbers with a fraction, and the other makes one of what whole numbers gave:
  /// `Double(a) / n` and `(a / n).toDouble()`.
  func convertsLate(_ a: NodeID, _ b: NodeID) -> Bool {
    func isFraction(_ node: NodeID, _ tree: Tree) -> Bool {
      tree.kind(node) == .member && ["todouble", "tofloat"].contains(tree.label(node))
    }
    func early(_ node: NodeID, _ tree: Tree) -> Bool {
      tree.kind(node) == .binary && tree.label(node) == "/" && tree.children(node).contains { isFraction($0, tree) }
    }
    func late(_ node: NodeID, _ tree: Tree) -> Bool {
      guard isFraction(node, tree) else { return false }
      let quotient = tree.child(node, 0)
      return tree.kind(quotient) == .binary && tree.label(quotient) == "/"
        && !tree.children(quotient).contains { isFraction($0, tree) }
    }
    return early(a, left.tree) && late(b, right.tree) || late(a, left.tree) && early(b, right.tree)
  }

  /// Whether one side asks whether a value lies between two, and the other whether it lies beyond one of them.
  func asksForEitherBound(_ a: NodeID, _ b: NodeID) -> Bool {
    func between(_ node: NodeID, _ tree: Tree) -> [NodeID] {
      guard tree.kind(node) == .call, tree.childCount(node) == 2, tree.kind(tree.child(node, 0)) == .member,
        tree.label(tree.child(node, 0)) == "contains", tree.kind(tree.child(tree.child(node, 0), 0)) == .range
      else { return [] }
      return Array(tree.children(tree.child(tree.child(node, 0), 0))) + tree.children(tree.child(node, 1))
    }
    func either(_ node: NodeID, _ tree: Tree) -> [NodeID] {
      guard tree.kind(node) == .binary, tree.label(node) == "||" else { return [] }
      let parts = tree.children(node)
      guard parts.allSatisfy({ tree.kind($0) == .binary && ["<", "<=", ">", ">="].contains(tree.label($0)) }) else {
        return []
      }
      return parts.flatMap { tree.children($0) }
    }
    let (own, other) = (between(a, left.tree), between(b, right.tree))
    if !own.isEmpty {
      let parts = either(b, right.tree)
      return !parts.isEmpty && own.allSatisfy { part in parts.contains { isEqual(part, $0) } }
    }
    let parts = either(a, left.tree)
    return !other.isEmpty && !parts.isEmpty && other.allSatisfy { part in parts.contains { isEqual($0, part) } }
  }

  /// `x` and `y` of `x + y`, which both ask something of somebody or compute.
  private func terms(_ node: NodeID, _ tree: Tree) -> [NodeID] {
    guard tree.kind(node) == .binary, ["+", "-", "*", "/", "%"].contains(tree.label(node)) else { return [] }
    return tree.children(node).filter { !tree.kind($0).isLiteral }
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
