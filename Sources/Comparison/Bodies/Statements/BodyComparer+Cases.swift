// if case .failed(let reason) = load { show(reason) } else { hide() }
// when (val l = load) { is Failed -> show(l.reason); else -> hide() }
//
// switch error { case .status(let code) where code == 423: lock(); default: fail() }
// when { e is Status && e.code == 423 -> lock(); else -> fail() }
//
// A choice among the cases of one value, by a branch for each or by one question after the other.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// What is done for one case.
  private struct Branch {
    /// What is asked for: the name of a case, or a value.
    var wanted: NodeID
    var isName: Bool
    /// What has to hold besides.
    var conditions: [NodeID]
    var body: [NodeID]
    var asked: NodeID
  }

  private struct Choice {
    var subject: NodeID
    var branches: [Branch]
    var rest: [NodeID]

    /// Without the last case and what is left, which the other side says in one test.
    mutating func leaveLastToTest() {
      branches.removeLast()
      rest = []
    }
  }

  /// Compares an `if` that asks for cases with a `switch` over them.
  ///
  /// - Returns: whether they are such.
  mutating func compareCases(_ a: NodeID, _ b: NodeID) -> Bool {
    guard var own = choice(a, left.tree), var other = choice(b, right.tree) else { return false }
    if isAnswer(own, left, toLastOf: other, right) {
      other.leaveLastToTest()
      own.rest = []
    } else if isAnswer(other, right, toLastOf: own, left) {
      own.leaveLastToTest()
      other.rest = []
    }
    return compareChoices(own, other, start(of: a, in: left), start(of: b, in: right))
  }

  /// Compares statements that end with a `switch` with such as end with an exit for each case.
  ///
  /// - Returns: whether they are such.
  mutating func compareCasesAtEnd(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) -> Bool {
    guard let last = lefts.last, let otherLast = rights.last,
      (left.tree.kind(last) == .switch) != (right.tree.kind(otherLast) == .switch),
      let own = choiceAtEnd(lefts, left), let other = choiceAtEnd(rights, right),
      own.choice.branches.count == other.choice.branches.count
    else { return false }
    let names = zip(own.choice.branches, other.choice.branches)
    guard names.contains(where: { isSameCase($0, $1) }) else { return false }
    compareStatements(
      Array(lefts[..<own.position]), Array(rights[..<other.position]), leftStart: leftStart, rightStart: rightStart)
    return compareChoices(own.choice, other.choice, leftStart, rightStart)
  }

  private mutating func compareChoices(_ own: Choice, _ other: Choice, _ leftStart: Int, _ rightStart: Int) -> Bool {
    guard own.branches.count == other.branches.count else { return false }
    credit(1)
    let findings = captured { $0.compare(own.subject, other.subject) }
    let outer = surroundings.subjects
    surroundings.subjects.swift.append(own.subject)
    surroundings.subjects.kotlin.append(other.subject)
    defer { surroundings.subjects = outer }
    for (branch, facing) in zip(own.branches, other.branches) {
      var isDifferent = !isSameCase(branch, facing) || !findings.isEmpty
      if branch.conditions.count == facing.conditions.count {
        let differences = captured { comparer in
          for (condition, third) in zip(branch.conditions, facing.conditions) { comparer.compare(condition, third) }
        }
        isDifferent = isDifferent || !differences.isEmpty
      } else {
        isDifferent = true
      }
      if isDifferent { record(.condition, branch.asked, facing.asked) }
      compareStatements(branch.body, facing.body, leftStart: leftStart, rightStart: rightStart)
    }
    compareStatements(own.rest, other.rest, leftStart: leftStart, rightStart: rightStart)
    return true
  }

  /// Whether the rest of one choice is a test for the last case of the other, which gives `true` for it and else `false`:
  /// `else { x is String }` and `is String -> true; else -> false`.
  private func isAnswer(_ choice: Choice, _ text: Text, toLastOf other: Choice, _ otherText: Text) -> Bool {
    guard choice.branches.count + 1 == other.branches.count, choice.rest.count == 1, let last = other.branches.last,
      last.conditions.isEmpty, isBoolean(last.body, "true", otherText.tree),
      isBoolean(other.rest, "false", otherText.tree)
    else { return false }
    return test(choice.rest[0], text.tree).map { test in
      text.tree.isSame(test.subject, choice.subject)
        && canonicalName(text.tree.label(test.wanted)) == canonicalName(otherText.tree.label(last.wanted))
    } ?? false
  }

  /// `x is String`, `x == .paid`
  private func test(_ node: NodeID, _ tree: Tree) -> (subject: NodeID, wanted: NodeID)? {
    guard tree.childCount(node) == 2 else { return nil }
    let wanted = tree.child(node, 1)
    switch tree.kind(node) {
    case .typeTest where tree.label(node) == "is": return (tree.child(node, 0), wanted)
    case .binary where tree.label(node) == "==" && isCaseName(wanted, tree): return (tree.child(node, 0), wanted)
    default: return nil
    }
  }

  private func isBoolean(_ statements: [NodeID], _ value: String, _ tree: Tree) -> Bool {
    statements.count == 1 && tree.kind(statements[0]) == .boolean && tree.label(statements[0]) == value
  }

  /// Compares a `switch` that says `true` for one case and else `false` with the test for this case.
  ///
  /// - Returns: whether they are such.
  mutating func compareTest(_ a: NodeID, _ b: NodeID) -> Bool {
    let isSwitchLeft = left.tree.kind(a) == .switch
    let (node, text, asked, other) = isSwitchLeft ? (a, left, b, right) : (b, right, a, left)
    guard text.tree.kind(node) == .switch, let test = test(asked, other.tree),
      let choice = choiceOfSwitch(node, text.tree), choice.branches.count == 1, choice.branches[0].conditions.isEmpty,
      isBoolean(choice.branches[0].body, "true", text.tree), isBoolean(choice.rest, "false", text.tree),
      canonicalName(text.tree.label(choice.branches[0].wanted)) == canonicalName(other.tree.label(test.wanted))
    else { return false }
    credit(2)
    if isSwitchLeft { compare(choice.subject, test.subject) } else { compare(test.subject, choice.subject) }
    return true
  }

  private func isSameCase(_ own: Branch, _ other: Branch) -> Bool {
    if own.isName, other.isName {
      return canonicalName(left.tree.label(own.wanted)) == canonicalName(right.tree.label(other.wanted))
    }
    return !own.isName && !other.isName && isEqual(own.wanted, other.wanted)
  }

  // MARK: Reading

  private func choice(_ node: NodeID, _ tree: Tree) -> Choice? {
    tree.kind(node) == .switch ? choiceOfSwitch(node, tree) : choiceOfTests(node, tree)
  }

  private func choiceOfSwitch(_ node: NodeID, _ tree: Tree) -> Choice? {
    guard let arms = armsOfCases(node, in: tree) else { return nil }
    var branches: [Branch] = []
    var rest: [NodeID] = []
    for arm in arms {
      let pattern = tree.child(tree.child(arm, 0), 0)
      let body = results(statements(tree.child(arm, 2), in: tree), tree)
      guard tree.kind(pattern) != .default else {
        rest = body
        continue
      }
      let isName = tree.kind(pattern) == .casePattern
      let condition = tree.child(arm, 1)
      branches.append(
        Branch(
          wanted: isName ? pattern : tree.child(pattern, 0), isName: isName,
          conditions: tree.isEmpty(condition) ? [] : tree.operands(of: "&&", condition), body: body,
          asked: tree.child(arm, 0)))
    }
    return branches.isEmpty ? nil : Choice(subject: tree.child(node, 0), branches: branches, rest: rest)
  }

  private func choiceOfTests(_ node: NodeID, _ tree: Tree) -> Choice? {
    guard tree.kind(node) == .if, tree.childCount(node) >= 3 else { return nil }
    let (condition, otherwise) = (tree.child(node, 0), tree.child(node, 2))
    if tree.kind(condition) == .binary, tree.label(condition) == "!=" {
      let body = results(statements(otherwise, in: tree), tree)
      let wanted = tree.child(condition, 1)
      let branch = Branch(
        wanted: wanted, isName: isCaseName(wanted, tree), conditions: [], body: body, asked: condition)
      let rest = results(statements(tree.child(node, 1), in: tree), tree)
      return Choice(subject: tree.child(condition, 0), branches: [branch], rest: rest)
    }
    guard let first = branch(node, tree) else { return nil }
    var result = Choice(subject: first.subject, branches: [first.branch], rest: [])
    if tree.kind(otherwise) == .if, let next = choiceOfTests(otherwise, tree),
      tree.isSame(next.subject, first.subject)
    {
      result.branches += next.branches
      result.rest = next.rest
    } else {
      result.rest = results(statements(otherwise, in: tree), tree)
    }
    return result
  }

  /// The last statements as a choice, and where it begins.
  private func choiceAtEnd(_ statements: [NodeID], _ text: Text) -> (position: Int, choice: Choice)? {
    let tree = text.tree
    if let last = statements.last, tree.kind(last) == .switch {
      return choiceOfSwitch(last, tree).map { (statements.count - 1, $0) }
    }
    var branches: [Branch] = []
    var subject: NodeID?
    var position = statements.count
    var rest: [NodeID] = []
    for index in statements.indices.reversed() {
      guard tree.kind(statements[index]) == .if, tree.isEmpty(tree.child(statements[index], 2)),
        let next = branch(statements[index], tree), subject.map({ tree.isSame($0, next.subject) }) ?? true,
        let exit = self.statements(tree.child(statements[index], 1), in: tree).last, tree.kind(exit) == .return
      else {
        guard branches.isEmpty, rest.isEmpty else { break }
        rest = results([statements[index]], tree)
        continue
      }
      (subject, position) = (next.subject, index)
      branches.insert(next.branch, at: 0)
    }
    return subject.map { (position, Choice(subject: $0, branches: branches, rest: rest)) }
  }

  /// What an `if` does for one case of what it asks.
  private func branch(_ node: NodeID, _ tree: Tree) -> (subject: NodeID, branch: Branch)? {
    let asked = tree.child(node, 0)
    let tests = tree.operands(of: "&&", asked)
    guard let test = tests.first, tree.childCount(test) == 2 else { return nil }
    let isType = tree.kind(test) == .typeTest && tree.label(test) == "is"
    guard isType || tree.kind(test) == .binary && tree.label(test) == "==" else { return nil }
    let wanted = tree.child(test, 1)
    let body = results(statements(tree.child(node, 1), in: tree), tree)
    return (
      tree.child(test, 0),
      Branch(
        wanted: wanted, isName: isType || isCaseName(wanted, tree), conditions: Array(tests.dropFirst()), body: body,
        asked: asked)
    )
  }

  private func isCaseName(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .implicitMember || tree.kind(node) == .name && !tree.marks(node).contains(.local)
  }
}

/// The arms of a `switch` that has one case to each and perhaps a `default`, which comes last.
private func armsOfCases(_ node: NodeID, in tree: Tree) -> [NodeID]? {
  guard tree.kind(node) == .switch else { return nil }
  let arms = Array(tree.children(node).dropFirst())
  let isPlain = arms.enumerated().allSatisfy { index, arm in
    guard tree.kind(arm) == .arm, tree.childCount(tree.child(arm, 0)) == 1 else { return false }
    let pattern = tree.child(tree.child(arm, 0), 0)
    switch tree.kind(pattern) {
    case .default: return index == arms.count - 1 && index > 0
    case .casePattern: return tree.childCount(pattern) == 0
    case .expressionPattern: return true
    default: return false
    }
  }
  return isPlain && !arms.isEmpty ? arms : nil
}

/// Whether a `switch` asks for one case after the other and has a `default` at most besides.
func asksForCases(_ node: NodeID, in tree: Tree) -> Bool { armsOfCases(node, in: tree) != nil }
