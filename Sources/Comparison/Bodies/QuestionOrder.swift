// count != 0 && total / count > 5     total / count > 5 && count != 0
//
// Of questions that only look, any may come first. It matters where one does something, and where one keeps another
// from failing.

internal import CodeModel

/// Longer questions are not looked into: their order may matter.
private let questionLimit = 1000

/// Whether it matters which of two questions comes first.
func orderMatters(_ a: NodeID, _ b: NodeID, in tree: Tree) -> Bool {
  [a, b].contains { tree.preorder($0).count > questionLimit }
    || tree.acts(a) || tree.acts(b) || tree.protects(a, b) || tree.protects(b, a)
}

extension Tree {
  /// What a question of another function begins with: it looks at something and leaves it as it is.
  private static let questions: Set<String> = [
    "abs", "after", "all", "allows", "any", "are", "as", "before", "begins", "belongs", "can", "ceil", "check",
    "compare", "compares", "conforms", "contains", "count", "did", "distance", "does", "element", "ends",
    "entries", "equals", "every", "exists", "filter", "first", "flat", "floor", "fold", "get", "has", "hash",
    "hypot", "in", "includes", "index", "intersects", "is", "keys", "last", "length", "lowercase", "lowercased",
    "map", "matches", "max", "may", "min", "must", "needs", "none", "or", "overlaps", "pow", "prefix", "round",
    "rounded", "should", "size", "some", "sorted", "split", "sqrt", "starts", "substring", "suffix", "sum",
    "supports", "to", "trim", "trimmed", "uppercase", "uppercased", "validate", "value", "values", "verify",
    "wants", "was", "were", "will",
  ]
  /// Names of what there is of a collection or a text, canonical.
  private static let sizes: Set<String> = ["count", "indices", "isempty", "isnotempty", "lastindex", "length", "size"]
  /// Names of what fails where there is nothing, canonical.
  private static let ends: Set<String> = ["first", "last", "random", "removefirst", "removelast", "single"]

  // MARK: Doing

  /// Whether to ask is to do something: `save(draft)`. Who compares what a function gives wants to know it.
  fileprivate func acts(_ question: NodeID) -> Bool {
    let acts = preorder(question).contains { node in
      switch kind(node) {
      case .assign, .await, .inout: true
      case .prefix, .postfix: ["++", "--"].contains(label(node))
      default: false
      }
    }
    return acts || isAction(question)
  }

  private func isAction(_ question: NodeID) -> Bool {
    switch kind(question) {
    case .call: !onlyAsks(child(question, 0))
    case .name, .member: marks(question).contains(.called) && !onlyAsks(question)
    case .prefix, .try: children(question).contains { isAction($0) }
    case .binary where ["&&", "||"].contains(label(question)): children(question).contains { isAction($0) }
    default: false
    }
  }

  /// `isEmpty`, `hasPrefix`, `Int`: asks, or makes a value, by its name.
  private func onlyAsks(_ callee: NodeID) -> Bool {
    if kind(callee) == .specialization { return onlyAsks(child(callee, 0)) }
    guard [.name, .member, .implicitMember].contains(kind(callee)) else { return false }
    if label(callee) == "init" { return true }
    let spelling = soft(callee).isEmpty ? label(callee) : soft(callee)
    return isTypeName(spelling) || words(of: spelling).first.map(Self.questions.contains) ?? false
  }

  // MARK: Protecting

  /// Whether one question keeps another from failing: it asks about what the other divides by, looks up, or needs to be
  /// there.
  fileprivate func protects(_ guardian: NodeID, _ question: NodeID) -> Bool {
    let asked = asked(by: guardian)
    let (needed, entered) = risks(of: question)
    return needed.contains { path in asked.contains { isSame($0, path) } }
      || entered.contains { path in asked.contains { isTest($0, of: path) } }
      || guardsMembers(asked, in: question)
  }

  /// The nodes of a question but for those that may fail themselves.
  private func asked(by question: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var open = [question]
    while let node = open.popLast() {
      if kind(node) == .index { continue }
      result.append(node)
      open += divides(node) ? [child(node, 0)] : Array(children(node))
    }
    return result
  }

  private func divides(_ node: NodeID) -> Bool {
    kind(node) == .binary && ["/", "%"].contains(label(node)) && childCount(node) == 2
  }

  /// What must be of some value for a question not to fail, and what must hold something, or be there.
  private func risks(of question: NodeID) -> (needed: [NodeID], entered: [NodeID]) {
    var (needed, entered): ([NodeID], [NodeID]) = ([], [])
    let nodes = preorder(question)
    let mayBeAbsent = Set(nodes.compactMap(whatMayBeAbsent))
    for node in nodes {
      switch kind(node) {
      case .binary where divides(node): needed += paths(in: child(node, 1))
      case .index where !mayBeAbsent.contains(node):
        let keys = children(node).dropFirst()
        // What goes by a text is looked up in a map.
        if keys.contains(where: { kind(child($0, 0)) == .string }) { continue }
        entered.append(child(node, 0))
        needed += keys.flatMap { paths(in: $0) }
      case .force:
        // `rows.max()!` needs rows.
        let value = child(node, 0)
        entered += kind(value) == .member ? [value, child(value, 0)] : [value]
      case .cast where label(node) != "as?": entered.append(child(node, 0))
      case .member where Self.ends.contains(label(node)): entered.append(child(node, 0))
      default: continue
      }
    }
    return (needed, entered)
  }

  /// `prices[key]` of `prices[key] == null`, `prices[key]?.total` and `prices[key] ?? 0`.
  private func whatMayBeAbsent(_ node: NodeID) -> NodeID? {
    switch kind(node) {
    case .optionalChain: child(node, 0)
    case .binary where label(node) == "??": child(node, 0)
    case .binary where childCount(node) == 2 && kind(child(node, 1)) == .null: child(node, 0)
    default: nil
    }
  }

  /// The longest chains of names in an expression.
  private func paths(in expression: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var open = [expression]
    while let node = open.popLast() {
      if kind(node) == .name || kind(node) == .member { result.append(node) } else { open += children(node) }
    }
    return result
  }

  /// Whether a node asks how much there is of something, whether it is there, or of which type it is.
  private func isTest(_ node: NodeID, of path: NodeID) -> Bool {
    switch kind(node) {
    case .member: Self.sizes.contains(label(node)) && isSame(child(node, 0), path)
    case .typeTest: isSame(child(node, 0), path)
    default: isNullTest(node, of: path)
    }
  }

  private func isNullTest(_ node: NodeID, of path: NodeID) -> Bool {
    kind(node) == .binary && ["==", "!="].contains(label(node)) && childCount(node) == 2
      && kind(child(node, 1)) == .null && isSame(child(node, 0), path)
  }

  /// Whether what a question takes for granted is asked before: `name` of `name.count` where `name` may be absent.
  private func guardsMembers(_ asked: [NodeID], in question: NodeID) -> Bool {
    let members = preorder(question).filter { kind($0) == .member && kind(child($0, 0)) != .optionalChain }
    return members.contains { member in
      let owner = child(member, 0)
      return asked.contains { kind($0) == .typeTest ? isSame(child($0, 0), owner) : isNullTest($0, of: owner) }
    }
  }
}
