// switch state { case .idle, .done: stop() default: break }     when (state) { IDLE, DONE -> stop() else -> {} }
//
// Catalogue P22, C33–C48.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let switches = Pass.nodes("switches") { tree, node, _ in
    switch tree.kind(node) {
    case .expressionPattern:
      // A pattern that is a plain value test; `in` ranges are containment.
      let value = tree.child(node, 0)
      if tree.kind(value) == .range { tree.replace(node, .containmentPattern, "in", [value]) }
    case .typePattern where tree.label(node) == "as":
      // Kotlin's smart cast binds nothing: the subject keeps its name.
      if tree.kind(tree.child(node, 0)) == .wildcard || tree.isEmpty(tree.child(node, 0)) { tree.setLabel(node, "is") }
    case .switch: tree.normalizeSwitch(node)
    default: break
    }
  }
}

extension Tree {
  fileprivate mutating func normalizeSwitch(_ node: NodeID) {
    for arm in children(node).dropFirst() where kind(arm) == .arm { trimBreak(arm) }
    if kind(child(node, 0)) == .variable { return }  // Stands in no list of statements: see subjects.
    if isEmpty(child(node, 0)) || becomeConditions(node) { return becomeIfChain(node) }
    let subject = child(node, 0)
    var arms: [NodeID] = []
    var lastWithPayload: NodeID?
    for arm in children(node).dropFirst() {
      guard kind(arm) == .arm else {
        arms.append(arm)
        continue
      }
      let takesPayload = takesPayload(arm)
      unifyPatterns(of: arm, subject: subject)
      let isDefault = children(child(arm, 0)).contains { kind($0) == .default }
      if isDefault, childCount(child(arm, 2)) == 0, isEmpty(child(arm, 1)) { continue }
      if takesPayload, let last = arms.last, last == lastWithPayload, doSame(last, arm) {
        let patterns = child(last, 0)
        setChildren(patterns, Array(children(patterns)) + Array(children(child(arm, 0))))
        setRange(last, range(last).union(range(arm)))
        continue
      }
      if takesPayload { lastWithPayload = arm }
      arms.append(arm)
    }
    setChildren(node, [subject] + arms)
  }

  /// Whether every pattern of an arm asks for a case that carries something: Kotlin's smart cast cannot read the payload of
  /// several at once, where Swift's `case .a(let x), .b(let x)` binds one name.
  private func takesPayload(_ arm: NodeID) -> Bool {
    isEmpty(child(arm, 1))
      && children(child(arm, 0)).allSatisfy { pattern in
        kind(pattern) == .typePattern && label(pattern) == "is" && isEmpty(child(pattern, 0))
          || kind(pattern) == .casePattern && childCount(pattern) > 1
      }
  }

  /// Whether two arms that stand next to each other do the same, and something of what they carry.
  private func doSame(_ first: NodeID, _ second: NodeID) -> Bool {
    let body = child(second, 2)
    return isSame(child(first, 2), body) && preorder(body).contains { kind($0) == .name }
      && !preorder(body).contains { kind($0) == .fallthrough }
  }

  /// A lone `break` at the end of an arm says what the language does anyway.
  private mutating func trimBreak(_ arm: NodeID) {
    let body = child(arm, 2)
    guard kind(body) == .block else {
      setChild(arm, 2, makeBlock([body], at: range(body)))
      return trimBreak(arm)
    }
    var statements = Array(children(body))
    if let last = statements.last,
      kind(last) == .break && label(last).isEmpty || kind(last) == .name && label(last) == "Unit"
        || kind(last) == .tuple && childCount(last) == 0
    {
      statements.removeLast()
      setChildren(body, statements)
    }
  }

  /// `is Shape.Circle` and `.circle(let radius)` ask the same of a sealed type and of an enum.
  private mutating func unifyPatterns(of arm: NodeID, subject: NodeID) {
    for pattern in children(child(arm, 0)) {
      switch kind(pattern) {
      case .typePattern where label(pattern) != "!is":
        if let name = boundName(child(pattern, 0)), kind(subject) == .name {
          substitute(name, with: subject, in: [child(arm, 1), child(arm, 2)])
        }
        let type = child(pattern, 1)
        guard kind(type) == .typeName else { continue }
        let simple = lastComponent(of: label(type))
        replace(pattern, .casePattern, simple)
      case .casePattern:
        let arguments = children(pattern).dropFirst()
        for argument in arguments { bindPayload(argument, arm: arm, isOnly: arguments.count == 1) }
        setChildren(pattern, [])
      case .expressionPattern:
        let value = child(pattern, 0)
        if kind(value) == .implicitMember || kind(value) == .member && isTypeName(pathHead(value)) {
          replace(pattern, .casePattern, label(value))
        } else if kind(value) == .name, label(value) == label(value).uppercased(), label(value).utf8.count > 1 {
          replace(pattern, .casePattern, label(value))
        }
      default: continue
      }
    }
    if isPath(subject) { bindSmartCasts(arm, subject: subject) }
  }

  private func pathHead(_ node: NodeID) -> String {
    switch kind(node) {
    case .member: pathHead(child(node, 0))
    case .name: label(node)
    default: ""
    }
  }

  /// Swift binds the payload by a name of its own; calling it by its label makes it what Kotlin's `subject.label` is.
  private mutating func bindPayload(_ argument: NodeID, arm: NodeID, isOnly: Bool) {
    let pattern = child(argument, 0)
    guard let name = boundName(pattern) else { return }
    let common = soft(argument).isEmpty ? name : soft(argument)
    guard isOnly || common != name else { return }
    let marks: NodeMarks = isOnly ? [.synthesized, .payload] : .synthesized
    let reference = add(.name, common, marks: marks, range: range(pattern))
    substitute(name, with: reference, in: [child(arm, 1), child(arm, 2)])
  }

  /// Inside an arm that tests the subject's case, Kotlin's `subject.label` is the payload called `label`.
  private mutating func bindSmartCasts(_ arm: NodeID, subject: NodeID) {
    let isCase = children(child(arm, 0)).allSatisfy { kind($0) == .casePattern }
    guard isCase else { return }
    eraseCasts(inArm: arm, of: subject)
    for node in preorder(child(arm, 2)) where kind(node) == .member && isSame(child(node, 0), subject) {
      guard !isConversion(node) else { continue }
      replace(node, .name, label(node))
      mark(node, .payload)
    }
  }

  /// `value.toDouble` is made of the value, whichever case it is of; Swift writes `Double(value)`.
  private func isConversion(_ member: NodeID) -> Bool {
    let spelling = soft(member).isEmpty ? label(member) : soft(member)
    return spelling.hasPrefix("to") && spelling.dropFirst(2).first?.isUppercase ?? false
  }

  /// `when { a -> … else -> … }` and `switch true` are chains of `if`.
  private mutating func becomeIfChain(_ node: NodeID) {
    let place = range(node)
    var chain: NodeID?
    for arm in children(node).dropFirst().reversed() {
      guard kind(arm) == .arm else { continue }
      let patterns = Array(children(child(arm, 0)))
      if patterns.contains(where: { kind($0) == .default }) {
        chain = child(arm, 2)
        continue
      }
      var test: NodeID?
      for pattern in patterns {
        let one = kind(pattern) == .expressionPattern ? child(pattern, 0) : pattern
        test = test.map { makeBinary("||", $0, one) } ?? one
      }
      guard let test else { continue }
      chain = makeIf(test, then: child(arm, 2), otherwise: chain, range: range(arm).union(chain.map { range($0) } ?? range(arm)))
    }
    guard let chain else { return replace(node, .block, []) }
    become(node, chain)
    setRange(node, place)
  }
}
