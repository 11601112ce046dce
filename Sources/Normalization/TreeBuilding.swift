internal import CodeModel
internal import SourceModel

/// Small readings and makings that several passes share.
extension Tree {
  /// The receiver of `receiver.name(…)`; `nil` for a bare call.
  func callReceiver(_ node: NodeID) -> NodeID? {
    guard kind(node) == .call else { return nil }
    var callee = child(node, 0)
    if kind(callee) == .specialization { callee = child(callee, 0) }
    return kind(callee) == .member ? child(callee, 0) : nil
  }

  /// The `argument` nodes of a call or index.
  func arguments(_ node: NodeID) -> [NodeID] { Array(children(node).dropFirst()) }

  /// The values of the arguments of a call or index.
  func argumentValues(_ node: NodeID) -> [NodeID] { children(node).dropFirst().map { child($0, 0) } }

  func isName(_ node: NodeID, _ name: String) -> Bool { kind(node) == .name && label(node) == name }

  /// The lambda that is the only argument of a call.
  func soleLambda(_ node: NodeID) -> NodeID? {
    let values = argumentValues(node)
    guard values.count == 1, kind(values[0]) == .lambda else { return nil }
    return values[0]
  }

  /// What a closure asks of the one value that it is handed: `{ $0.isOpen }`.
  typealias Question = (parameter: String, body: NodeID)

  /// The question that is all that a call is handed, of a value that it does not take apart.
  func question(of call: NodeID) -> Question? {
    guard let lambda = soleLambda(call), let body = lambdaBody(lambda), childCount(body) == 1,
      isExpression(child(body, 0)), lambdaParameters(lambda).count <= 1,
      lambdaParameters(lambda).allSatisfy({ childCount($0) <= 2 })
    else { return nil }
    return (firstParameter(of: lambda), body)
  }

  func lambdaParameters(_ lambda: NodeID) -> [NodeID] { children(lambda).filter { kind($0) == .parameter } }

  func lambdaBody(_ lambda: NodeID) -> NodeID? {
    guard let last = lastChild(lambda), kind(last) == .block else { return nil }
    return last
  }

  func isNull(_ node: NodeID) -> Bool { kind(node) == .null }

  /// The one expression that a branch is, or consists of.
  func soleExpression(_ node: NodeID) -> NodeID? {
    if kind(node) != .block { return isExpression(node) ? node : nil }
    return childCount(node) == 1 && isExpression(child(node, 0)) ? child(node, 0) : nil
  }

  /// What a text without holes says.
  func soleText(of string: NodeID) -> NodeID? {
    guard kind(string) == .string, childCount(string) == 1, kind(child(string, 0)) == .text else { return nil }
    return child(string, 0)
  }

  /// The name that a pattern binds when it binds exactly one.
  func boundName(_ pattern: NodeID) -> String? { kind(pattern) == .binding ? label(pattern) : nil }

  /// A name or a chain of members: reading it twice gives the same.
  func isPath(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .name, .self: true
    case .member: !marks(node).contains(.called) && isPath(child(node, 0))
    default: false
    }
  }

  /// A whole number that is written out; a literal that a decimal takes up is none.
  func wholeNumber(_ node: NodeID) -> Int? {
    kind(node) == .integer && !marks(node).contains(.decimal)
      ? Int(label(node)).flatMap { $0 < 1 << 40 ? $0 : nil } : nil
  }

  /// A number, a text without interpolation, `true`, `false` or nothing: what is written is the value.
  func isLiteral(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .integer, .floating, .boolean, .null: true
    case .string: children(node).allSatisfy { kind($0) == .text }
    default: false
    }
  }

  /// `field` of `name.field`.
  func field(_ node: NodeID, of name: String) -> String? {
    guard kind(node) == .member, kind(child(node, 0)) == .name, label(child(node, 0)) == name else { return nil }
    return label(node)
  }

  /// The field of a variable that a statement gives a value: `field` of `name.field = value`.
  func fieldSet(_ statement: NodeID, of name: String) -> String? {
    guard kind(statement) == .assign, label(statement) == "=" else { return nil }
    return field(child(statement, 0), of: name)
  }

  /// Whether a pass gave a name that the user wrote another key: what it is called now is no word of a library, and no
  /// local's.
  func isRenamed(_ node: NodeID) -> Bool {
    !soft(node).isEmpty && canonicalName(soft(node)) != canonicalName(label(node))
  }

  /// Whether control never passes the end of a statement.
  func isExit(_ statement: NodeID) -> Bool {
    switch kind(statement) {
    case .return, .throw, .break, .continue: return true
    case .call:
      guard let name = calleeName(statement) else { return false }
      return name == "fatalError" || name == "error" && callReceiver(statement) == nil || name == "preconditionFailure"
    case .block: return lastChild(statement).map { isExit($0) } ?? false
    case .if:
      let otherwise = child(statement, 2)
      return !isEmpty(otherwise) && isExit(child(statement, 1)) && isExit(otherwise)
    default: return false
    }
  }

  /// Whether a node may be written twice: where long ones were, those inside each other would double at every level.
  func isShort(_ node: NodeID) -> Bool {
    var count = 0
    var stack = [node]
    while let next = stack.popLast() {
      count += 1
      if count > 400 { return false }
      stack.append(contentsOf: children(next))
    }
    return true
  }

  /// Whether a node stands for a value (and not for a statement without one).
  func isExpression(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .empty, .unmodeled, .incomplete, .assign, .block, .variable, .delegate, .return, .throw, .break, .continue,
      .fallthrough, .guard, .conditions, .optionalBinding, .patternCondition, .availability, .arm, .patterns, .default,
      .for, .while, .doWhile, .labeled, .catch, .finally, .defer, .conditionalCompilation, .clause, .binding,
      .tuplePattern, .wildcard, .casePattern, .expressionPattern, .typePattern, .optionalPattern, .containmentPattern,
      .declaration, .accessor, .argument, .parameter, .capture, .resultType, .text, .interpolation, .entry:
      false
    default: true
    }
  }

  // MARK: Making

  mutating func replace(_ node: NodeID, _ kind: NodeKind, _ children: [NodeID]) {
    replace(node, kind, "", children)
  }

  mutating func makeBinary(_ operation: String, _ left: NodeID, _ right: NodeID) -> NodeID {
    add(.binary, operation, marks: .synthesized, range: range(left).union(range(right)), [left, right])
  }

  /// `value == null` or `value != null`, in the place of `value`.
  mutating func makeNullTest(_ value: NodeID, isNull: Bool) -> NodeID {
    let null = add(.null, marks: .synthesized, range: range(value))
    return add(.binary, isNull ? "==" : "!=", marks: .synthesized, range: range(value), [value, null])
  }

  /// A parameter that a closure gets without having written it.
  mutating func makeParameter(_ name: String, at place: ByteRange) -> NodeID {
    let empty = addEmpty(at: Int(place.lower))
    return add(.parameter, name, marks: [.synthesized, .local], range: place, [empty, empty])
  }

  mutating func makeBlock(_ statements: [NodeID], at place: ByteRange) -> NodeID {
    add(.block, marks: .synthesized, range: cover(statements) ?? place, statements)
  }

  /// Of so many exits in one list of statements each may hold the rest of the list in its branch. More are found in
  /// generated code only, and there they are left as they stand, on both sides alike.
  static let nestingLimit = 100

  mutating func makeIf(_ condition: NodeID, then: NodeID, otherwise: NodeID? = nil, range: ByteRange) -> NodeID {
    let other = otherwise ?? addEmpty(at: Int(range.upper))
    return add(.if, marks: .synthesized, range: range, [condition, then, other])
  }

  mutating func makeVariable(_ pattern: NodeID, _ value: NodeID, range: ByteRange) -> NodeID {
    let type = addEmpty(at: Int(self.range(pattern).upper))
    return add(.variable, soft: "let", marks: .synthesized, range: range, [pattern, type, value])
  }

  /// The smallest range around some nodes.
  func cover(_ nodes: [NodeID]) -> ByteRange? {
    guard let first = nodes.first else { return nil }
    return nodes.dropFirst().reduce(range(first)) { $0.union(range($1)) }
  }

  /// The statements of a block, or the node itself as the only one.
  func statements(_ node: NodeID) -> [NodeID] {
    switch kind(node) {
    case .block: Array(children(node))
    case .empty: []
    default: [node]
    }
  }

  /// Turns a node into the opposite condition: negation normal form. Source: catalogue P19.
  mutating func negated(_ node: NodeID) -> NodeID {
    switch kind(node) {
    case .prefix where label(node) == "!":
      return child(node, 0)
    case .boolean:
      let copy = duplicate(node)
      setLabel(copy, label(node) == "true" ? "false" : "true")
      return copy
    case .binary:
      guard let opposite = Self.opposites[label(node)] else { break }
      let copy = duplicate(node)
      setLabel(copy, opposite)
      if opposite == "&&" || opposite == "||" {
        setChildren(copy, [negated(child(node, 0)), negated(child(node, 1))])
      }
      return copy
    case .typeTest:
      let copy = duplicate(node)
      setLabel(copy, label(node) == "is" ? "!is" : "is")
      return copy
    default: break
    }
    return add(.prefix, "!", marks: .synthesized, range: range(node), [node])
  }

  private static let opposites = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
    "&&": "||", "||": "&&", "in": "!in", "!in": "in",
  ]

  /// Puts a copy of `replacement` wherever `name` stands as a plain name below `nodes`; each copy takes the range of
  /// the use. Lambdas that bind the name themselves are left alone.
  mutating func substitute(_ name: String, with replacement: NodeID, in nodes: [NodeID]) {
    let isImplicit = name == "it" || name.hasPrefix("$")
    for root in nodes {
      var stack = [root]
      while let node = stack.popLast() {
        switch kind(node) {
        case .call where isImplicit:
          stack.append(contentsOf: children(node).filter { !hasOwnImplicitParameter($0, calleeName(node) ?? "", name) })
          continue
        // `self.name` is a member, whatever a local of that name stands for.
        case .name where label(node) == name && node != replacement && !marks(node).contains(.qualified):
          let copy = deepCopy(replacement)
          become(node, copy, keepingRange: true)
          continue
        case .lambda where lambdaParameters(node).contains(where: { label($0) == name }):
          continue
        default: break
        }
        stack.append(contentsOf: children(node))
      }
    }
  }

  /// Whether an argument is a closure in which `name` means a parameter of its own: every Swift closure that says `$0`,
  /// and those of Kotlin that are known to take something.
  private func hasOwnImplicitParameter(_ argument: NodeID, _ function: String, _ name: String) -> Bool {
    guard kind(argument) == .argument, kind(child(argument, 0)) == .lambda, lambdaParameters(child(argument, 0)).isEmpty
    else { return false }
    return name != "it" || Self.elementwise.contains(function)
  }

  private static let elementwise: Set<String> = [
    "all", "also", "any", "associate", "associateBy", "associateWith", "collect", "count", "distinctBy", "dropWhile",
    "filter", "filterNot", "find", "findLast", "first", "firstOrNull", "flatMap", "forEach", "groupBy", "indexOfFirst",
    "indexOfLast", "joinToString", "last", "lastOrNull", "let", "map", "mapKeys", "mapNotNull", "mapValues", "maxBy",
    "maxByOrNull", "minBy", "minByOrNull", "none", "onEach", "partition", "removeAll", "removeIf", "single",
    "singleOrNull", "sortedBy", "sortedByDescending", "sumOf", "takeIf", "takeUnless", "takeWhile",
  ]

  /// Whether `name` stands as a plain name anywhere below the nodes.
  func mentions(_ name: String, in nodes: [NodeID]) -> Bool {
    nodes.contains { root in preorder(root).contains { kind($0) == .name && label($0) == name } }
  }
}
