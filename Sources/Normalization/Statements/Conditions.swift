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
  mutating func lowerCondition(_ condition: NodeID) -> LoweredCondition {
    switch kind(condition) {
    case .optionalBinding: return lowerBinding(condition)
    case .availability: return LoweredCondition()
    case .patternCondition:
      let pattern = child(condition, 0)
      let value = child(condition, 1)
      if kind(pattern) == .optionalPattern, let name = boundName(child(pattern, 0)) {
        return bind(name, pattern: child(pattern, 0), to: value, at: condition)
      }
      // `case let name = e` always matches: it only names.
      if kind(pattern) == .binding {
        return LoweredCondition(prelude: [makeVariable(pattern, value, range: range(condition))])
      }
      return LoweredCondition(test: makePatternTest(pattern, value, range: range(condition)))
    default: return LoweredCondition(test: condition)
    }
  }

  private mutating func lowerBinding(_ binding: NodeID) -> LoweredCondition {
    let pattern = child(binding, 0)
    guard let name = boundName(pattern) else {
      let value = child(binding, 1)
      let variable = makeVariable(pattern, value, range: range(binding))
      return LoweredCondition(prelude: [variable], test: makeNullTest(deepCopy(value), isNull: false))
    }
    return bind(name, pattern: pattern, to: child(binding, 1), at: binding)
  }

  private mutating func bind(
    _ name: String, pattern: NodeID, to value: NodeID, at place: NodeID
  ) -> LoweredCondition {
    let place = range(place)
    switch kind(value) {
    case .empty:
      let reference = add(.name, name, range: range(pattern))
      return name == "self" ? LoweredCondition() : LoweredCondition(test: makeNullTest(reference, isNull: false))
    case .self:
      return LoweredCondition(aliases: [(name, value)])
    case .name:
      let aliases = label(value) == name ? [] : [(name, value)]
      return LoweredCondition(test: makeNullTest(value, isNull: false), aliases: aliases)
    case .cast where label(value) == "as?" && kind(child(value, 0)) == .name:
      let subject = child(value, 0)
      let aliases = label(subject) == name ? [] : [(name, subject)]
      return LoweredCondition(
        test: add(.typeTest, "is", marks: .synthesized, range: place, [subject, child(value, 1)]), aliases: aliases)
    default:
      let variable = makeVariable(pattern, value, range: place)
      let reference = add(.name, name, marks: .synthesized, range: range(pattern))
      return LoweredCondition(prelude: [variable], test: makeNullTest(reference, isNull: false))
    }
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
      let type = add(.typeName, canonicalName(label(pattern)), range: self.range(pattern))
      return add(.typeTest, "is", marks: .synthesized, range: range, [value, type])
    case .optionalPattern:
      return makeNullTest(value, isNull: false)
    case .binding, .wildcard:
      return makeNullTest(value, isNull: false)
    default:
      return add(.patternCondition, marks: .synthesized, range: range, [pattern, value])
    }
  }

  /// All tests joined by `&&`; `nil` when nothing is left to ask.
  mutating func conjunction(_ tests: [NodeID]) -> NodeID? {
    guard var result = tests.first else { return nil }
    for test in tests.dropFirst() { result = makeBinary("&&", result, test) }
    return result
  }
}
