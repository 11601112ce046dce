internal import CodeModel
internal import SourceModel

/// A condition taken apart: what must be bound before it can be asked, what is asked, and which names stand for others.
struct LoweredCondition {
  /// `variable` statements to run first.
  var prelude: [NodeID] = []
  /// `nil` when the condition always holds (`let self = self`, `#available`).
  var test: NodeID?
  /// Names that the condition binds to something that already has a name.
  var aliases: [(name: String, target: NodeID)] = []
}

extension Tree {
  /// The conditions of an `if`, `guard` or `while`, one by one.
  func conditionParts(_ condition: NodeID) -> [NodeID] {
    kind(condition) == .conditions ? Array(children(condition)) : [condition]
  }

  /// Takes one condition apart. Source: catalogue C01–C13, C47, C155.
  ///
  /// - Parameter rest: what comes after it: where a name is given another value there, what is bound to it keeps the old one.
  mutating func lowerCondition(_ condition: NodeID, rest: [NodeID]) -> LoweredCondition {
    switch kind(condition) {
    case .optionalBinding: return lowerBinding(condition, rest: rest)
    case .availability: return LoweredCondition()
    case .patternCondition:
      let pattern = child(condition, 0)
      let value = child(condition, 1)
      if kind(pattern) == .optionalPattern, let name = boundName(child(pattern, 0)) {
        return bind(name, pattern: child(pattern, 0), to: value, at: condition, rest: rest)
      }
      // `case let name = e` always matches: it only names.
      if kind(pattern) == .binding {
        return LoweredCondition(prelude: [makeVariable(pattern, value, range: range(condition))])
      }
      if kind(pattern) == .casePattern { return lowerCase(pattern, of: value, at: range(condition)) }
      return LoweredCondition(test: makePatternTest(pattern, value, range: range(condition)))
    default: return LoweredCondition(test: condition)
    }
  }

  private mutating func lowerBinding(_ binding: NodeID, rest: [NodeID]) -> LoweredCondition {
    // `if let item: Item = parse(text)` says of which type the value is.
    let isTyped = kind(child(binding, 0)) == .typePattern && label(child(binding, 0)) == "as"
    let pattern = isTyped ? child(child(binding, 0), 0) : child(binding, 0)
    guard let name = boundName(pattern) else {
      let value = child(binding, 1)
      if kind(pattern) == .wildcard {
        let cast = castPath(value)
        return LoweredCondition(
          test: cast.map { makeTypeTest($0, isMatch: true, range: range(binding)) }
            ?? makeNullTest(value, isNull: false))
      }
      let name = "subject\(range(value).lower)"
      func reference() -> NodeID { add(.name, name, marks: .synthesized, range: range(value)) }
      if let parts = components(of: pattern, in: reference()) {
        let whole = add(.binding, name, soft: "let", marks: .synthesized, range: range(value))
        return LoweredCondition(
          prelude: [makeVariable(whole, value, range: range(binding))],
          test: makeNullTest(reference(), isNull: false), aliases: parts)
      }
      let variable = makeVariable(pattern, value, range: range(binding))
      return LoweredCondition(prelude: [variable], test: makeNullTest(deepCopy(value), isNull: false))
    }
    return bind(name, pattern: pattern, to: child(binding, 1), at: binding, rest: rest)
  }

  /// What the names in `(low, high)` stand for, of a value with a name: `pair.component1`, `pair.component2`; `nil` where
  /// the pattern asks for more.
  mutating func components(of pattern: NodeID, in value: NodeID) -> [(name: String, target: NodeID)]? {
    guard kind(pattern) == .tuplePattern else { return nil }
    var result: [(name: String, target: NodeID)] = []
    for (index, argument) in children(pattern).enumerated() {
      let part = kind(argument) == .argument ? child(argument, 0) : argument
      if kind(part) == .wildcard { continue }
      guard let name = boundName(part) else { return nil }
      let target = add(
        .member, "component\(index + 1)", marks: .synthesized, range: range(part), [deepCopy(value)])
      result.append((name, target))
    }
    return result
  }

  private mutating func bind(
    _ name: String, pattern: NodeID, to value: NodeID, at place: NodeID, rest: [NodeID]
  ) -> LoweredCondition {
    let place = range(place)
    let isShadow = kind(value) == .empty || kind(value) == .name && label(value) == name
    if isShadow, soft(pattern) != "var", isReassigned(name, in: rest) {
      return bindShadow(name, pattern: pattern, at: place, rest: rest)
    }
    switch kind(value) {
    case .empty:
      let reference = add(.name, name, range: range(pattern))
      return name == "self" ? LoweredCondition() : LoweredCondition(test: makeNullTest(reference, isNull: false))
    case .self:
      return LoweredCondition(aliases: [(name, value)])
    // A `var` is a copy of its own.
    case .name where soft(pattern) != "var" && mayStand(value, for: name, in: rest):
      let aliases = label(value) == name ? [] : [(name, value)]
      return LoweredCondition(test: makeNullTest(value, isNull: false), aliases: aliases)
    default:
      if let cast = castPath(value), kind(cast.subject) == .name || isKept(cast.subject, while: name, isUsedIn: rest) {
        return LoweredCondition(
          test: makeTypeTest(cast, isMatch: true, range: place), aliases: [(name, cast.subject)])
      }
      let variable = makeVariable(pattern, value, range: place)
      let reference = add(.name, name, marks: .synthesized, range: range(pattern))
      return LoweredCondition(prelude: [variable], test: makeNullTest(reference, isNull: false))
    }
  }

  /// `guard let pending else { return }; self.pending = nil; send(pending)`: a constant cannot be set, so what is set is
  /// the property that it hides.
  private mutating func bindShadow(
    _ name: String, pattern: NodeID, at place: ByteRange, rest: [NodeID]
  ) -> LoweredCondition {
    let fresh = "bound\(place.lower)"
    let nodes = rest.flatMap { preorder($0) }
    let targets = Set(nodes.filter { kind($0) == .assign }.map { child($0, 0) })
    for node in nodes where kind(node) == .name && label(node) == name && !targets.contains(node) {
      setLabel(node, fresh)
    }
    let binding = add(.binding, fresh, soft: "let", marks: .synthesized, range: range(pattern))
    let source = add(.name, name, range: range(pattern))
    let reference = add(.name, fresh, marks: .synthesized, range: range(pattern))
    return LoweredCondition(
      prelude: [makeVariable(binding, source, range: place)], test: makeNullTest(reference, isNull: false))
  }

  /// `case .failed(let reason) = load` asks for the case; `reason` is what Kotlin's smart cast calls `load.reason`.
  private mutating func lowerCase(_ pattern: NodeID, of value: NodeID, at place: ByteRange) -> LoweredCondition {
    var result = LoweredCondition()
    let payload = children(pattern).dropFirst().filter { boundName(child($0, 0)) != nil }
    var subject = value
    if !payload.isEmpty, !isPath(value) {
      let name = "subject\(range(value).lower)"
      let binding = add(.binding, name, soft: "let", marks: .synthesized, range: range(value))
      result.prelude = [makeVariable(binding, value, range: range(value))]
      subject = add(.name, name, marks: .synthesized, range: range(value))
    }
    let arguments = Array(children(pattern).dropFirst())
    for argument in payload {
      let name = label(child(argument, 0))
      let member = soft(argument).isEmpty ? name : soft(argument)
      let position = arguments.count > 1 ? arguments.firstIndex(of: argument).map { "#\($0)" } ?? "" : ""
      let target = add(
        .member, member, soft: position, marks: [.synthesized, .payload], range: range(argument), [deepCopy(subject)])
      result.aliases.append((name, target))
    }
    result.test = makePatternTest(pattern, subject, range: place)
    return result
  }

  /// `case pattern = value` as an expression: an equality, a type test, or the pattern itself.
  mutating func makePatternTest(_ pattern: NodeID, _ value: NodeID, range: ByteRange) -> NodeID {
    switch kind(pattern) {
    case .expressionPattern:
      return add(.binary, "==", marks: .synthesized, range: range, [value, child(pattern, 0)])
    case .containmentPattern:
      return add(.binary, label(pattern), marks: .synthesized, range: range, [value, child(pattern, 0)])
    case .typePattern:
      let label = label(pattern) == "!is" ? "!is" : "is"
      return add(.typeTest, label, marks: .synthesized, range: range, [value, child(pattern, 1)])
    case .casePattern:
      return makeCaseTest(value, label(pattern), isMatch: true, range: range)
    case .optionalPattern:
      return makeNullTest(value, isNull: false)
    case .binding, .wildcard:
      return makeNullTest(value, isNull: false)
    default:
      return add(.patternCondition, marks: .synthesized, range: range, [pattern, value])
    }
  }

  /// Whether a value is some case of an enum, whatever the case carries.
  mutating func makeCaseTest(_ value: NodeID, _ name: String, isMatch: Bool, range: ByteRange) -> NodeID {
    let name = add(.name, name, marks: [.synthesized, .qualified], range: range)
    return add(.binary, isMatch ? "==" : "!=", marks: .synthesized, range: range, [value, name])
  }

  /// All tests joined by `&&`; `nil` when nothing is left to ask.
  mutating func conjunction(_ tests: [NodeID]) -> NodeID? { joined(tests, by: "&&") }

  /// The chain whose `operands` these are; `nil` when there are none.
  mutating func joined(_ operands: [NodeID], by operation: String) -> NodeID? {
    guard let first = operands.first else { return nil }
    return operands.dropFirst().reduce(first) { makeBinary(operation, $0, $1) }
  }
}
