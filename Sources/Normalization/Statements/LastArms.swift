// switch number { case 0: "none" case let other: text(other) }     when (number) { 0 -> "none"; else -> text(number) }
// switch number { case nil: "none" case 1?: "one" case _: "many" }
// when (number) { null -> "none"; 1 -> "one"; else -> "many" }
//
// What takes everything that is left is `else`, and what asks for a value that is there asks for the value.
// Catalogue C38, C39.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let lastArms = Pass.nodes("last arms", on: [.switch]) { tree, node, _ in
    tree.openOptionalPatterns(node)
    tree.openLastArm(node)
  }

  /// `switch load() { … case let rest: … }` gives its subject a name, as `when (val rest = load())` does.
  static let lastNames = Pass.blocks("names in last arms") { tree, statements, _ in
    statements.flatMap { statement -> [NodeID] in
      guard let node = tree.decision(in: statement), let (arm, name) = tree.lastBinding(node),
        !tree.isPath(tree.child(node, 0)), tree.kind(tree.child(node, 0)) != .variable,
        !tree.mentions(name, in: tree.children(node).dropFirst().filter { $0 != arm })
      else { return [statement] }
      let pattern = tree.child(tree.child(arm, 0), 0)
      let place = tree.range(pattern)
      let subject = tree.child(node, 0)
      let variable = tree.makeVariable(
        tree.add(.binding, name, soft: "let", marks: .synthesized, range: place), subject, range: tree.range(subject))
      tree.setChild(node, 0, tree.add(.name, name, marks: .synthesized, range: tree.range(subject)))
      tree.replace(pattern, .default, [])
      return [variable, statement]
    }
  }
}

extension Tree {
  /// `case 1?` and `case .some(1)` beside `case nil` or `case .none`.
  fileprivate mutating func openOptionalPatterns(_ node: NodeID) {
    let patterns = children(node).dropFirst().filter { kind($0) == .arm }.flatMap { children(child($0, 0)) }
    let isOptional = patterns.contains { kind($0) == .casePattern && label($0) == "some" && childCount($0) == 2 }
    for pattern in patterns {
      switch kind(pattern) {
      case .optionalPattern: become(pattern, child(pattern, 0), keepingRange: true)
      case .casePattern where isOptional && label(pattern) == "some" && childCount(pattern) == 2:
        become(pattern, child(child(pattern, 1), 0), keepingRange: true)
      case .expressionPattern where isOptional && kind(child(pattern, 0)) == .implicitMember:
        let value = child(pattern, 0)
        if label(value) == "none" { replace(value, .null, []) }
      default: break
      }
    }
  }

  fileprivate mutating func openLastArm(_ node: NodeID) {
    for arm in children(node).dropFirst() where kind(arm) == .arm && isEmpty(child(arm, 1)) {
      for pattern in children(child(arm, 0)) where kind(pattern) == .wildcard { replace(pattern, .default, []) }
    }
    let subject = child(node, 0)
    guard let (arm, name) = lastBinding(node), isPath(subject), !isReassigned(name, in: [child(arm, 2)]) else { return }
    if !isSamePath(subject, name) { substitute(name, with: subject, in: [child(arm, 2)]) }
    replace(child(child(arm, 0), 0), .default, [])
  }

  private func isSamePath(_ subject: NodeID, _ name: String) -> Bool {
    kind(subject) == .name && label(subject) == name
  }

  /// The last arm, but for one that asks for `nil`, where it takes what is left by a name.
  fileprivate func lastBinding(_ node: NodeID) -> (arm: NodeID, name: String)? {
    let arms = children(node).dropFirst().filter { arm in
      kind(arm) == .arm
        && !children(child(arm, 0)).contains { kind($0) == .expressionPattern && isNull(child($0, 0)) }
    }
    guard arms.count + 1 >= childCount(node) - 1, childCount(node) > 2, let arm = arms.last, isEmpty(child(arm, 1)),
      childCount(child(arm, 0)) == 1, let name = boundName(child(child(arm, 0), 0))
    else { return nil }
    return (arm, name)
  }
}
