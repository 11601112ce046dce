// switch days { case 0: …; case 2...: …; default: … }     when { days == 0 -> …; days >= 2 -> …; else -> … }
// switch x { case let n where n < 0: …; default: … }      when { x < 0 -> …; else -> … }
//
// What Kotlin can only ask without a subject is a chain of conditions. Catalogue C44, C45.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// Makes a switch over a path with an open range or a condition of its own in an arm a chain of `if`.
  ///
  /// - Returns: whether it has become one.
  mutating func becomeConditions(_ node: NodeID) -> Bool {
    let subject = child(node, 0)
    let arms = Array(children(node).dropFirst())
    guard isPath(subject), arms.allSatisfy({ kind($0) == .arm }), arms.contains(where: { needsCondition($0) }),
      arms.allSatisfy({ canAsk($0) }), let last = arms.last, isDefault(last),
      !preorder(node).contains(where: { kind($0) == .fallthrough || kind($0) == .break && label($0).isEmpty })
    else { return false }
    var known: NodeID?
    for arm in arms where !isDefault(arm) {
      var tests = children(child(arm, 0)).map { condition($0, subject, arm) }
      if tests.count == 1, let before = known, let rest = withoutKnown(tests[0], before) { tests = [rest] }
      known = tests.count == 1 ? tests[0] : nil
      let patterns = tests.map { add(.expressionPattern, marks: .synthesized, range: range($0), [$0]) }
      setChildren(child(arm, 0), patterns)
      setChild(arm, 1, addEmpty(at: Int(range(child(arm, 2)).lower)))
    }
    setChild(node, 0, addEmpty(at: Int(range(subject).lower)))
    return true
  }

  private func isDefault(_ arm: NodeID) -> Bool {
    isEmpty(child(arm, 1)) && children(child(arm, 0)).contains { kind($0) == .default }
  }

  private func openRange(_ pattern: NodeID) -> NodeID? {
    guard kind(pattern) == .expressionPattern || kind(pattern) == .containmentPattern && label(pattern) == "in"
    else { return nil }
    let value = child(pattern, 0)
    return kind(value) == .range && (isEmpty(child(value, 0)) || isEmpty(child(value, 1))) ? value : nil
  }

  private func needsCondition(_ arm: NodeID) -> Bool {
    let patterns = children(child(arm, 0))
    return patterns.contains { openRange($0) != nil || kind($0) == .binding } && patterns.count == 1
  }

  private func canAsk(_ arm: NodeID) -> Bool {
    let patterns = children(child(arm, 0))
    if isDefault(arm) { return true }
    if !isEmpty(child(arm, 1)) { return patterns.count == 1 && patterns.allSatisfy { kind($0) == .binding } }
    return patterns.allSatisfy { pattern in
      switch kind(pattern) {
      case .containmentPattern: return label(pattern) == "in" && kind(child(pattern, 0)) == .range
      case .expressionPattern:
        return [.integer, .floating, .string, .boolean, .range, .prefix].contains(kind(child(pattern, 0)))
      default: return false
      }
    }
  }

  private mutating func condition(_ pattern: NodeID, _ subject: NodeID, _ arm: NodeID) -> NodeID {
    if kind(pattern) == .binding {
      let holder = makeBlock([child(arm, 1)], at: range(arm))
      substitute(label(pattern), with: subject, in: [holder, child(arm, 2)])
      return child(holder, 0)
    }
    let value = child(pattern, 0)
    guard kind(value) == .range else { return compare("==", subject, value, at: pattern) }
    return bounds(of: value, around: subject, at: pattern) ?? value
  }

  /// `n >= 10 && n < 20` for Kotlin's `n in 10 until 20`.
  private mutating func bounds(ofTest test: NodeID) -> NodeID? {
    guard kind(test) == .binary, label(test) == "in", isPath(child(test, 0)) else { return nil }
    let (subject, value) = (child(test, 0), child(test, 1))
    if kind(value) == .range { return bounds(of: value, around: subject, at: test) }
    guard kind(value) == .binary, label(value) == "until" else { return nil }
    let first = compare(">=", subject, child(value, 0), at: test)
    return makeBinary("&&", first, compare("<", subject, child(value, 1), at: test))
  }

  /// `x >= a && x < b` for `a..<b`.
  private mutating func bounds(of value: NodeID, around subject: NodeID, at place: NodeID) -> NodeID? {
    let (lower, upper) = (child(value, 0), child(value, 1))
    let first = isEmpty(lower) ? nil : compare(">=", subject, lower, at: place)
    let last = isEmpty(upper) ? nil : compare(label(value) == "..<" ? "<" : "<=", subject, upper, at: place)
    if let first, let last { return makeBinary("&&", first, last) }
    return first ?? last
  }

  /// A comparison with a subject that stands elsewhere.
  private mutating func compare(_ operation: String, _ subject: NodeID, _ value: NodeID, at place: NodeID) -> NodeID {
    add(.binary, operation, marks: .synthesized, range: range(place), [deepCopy(subject), value])
  }

  /// `when { n < 10 -> …; n in 10 until 20 -> … }` asks no more than `n < 20` in the second place.
  mutating func shortenKnown(_ node: NodeID) {
    var known: NodeID?
    for arm in children(node).dropFirst() where kind(arm) == .arm {
      let patterns = Array(children(child(arm, 0)))
      guard patterns.count == 1, kind(patterns[0]) == .expressionPattern else {
        known = nil
        continue
      }
      var test = child(patterns[0], 0)
      if let before = known, let bounds = bounds(ofTest: test), let rest = withoutKnown(bounds, before) {
        test = rest
        setChild(patterns[0], 0, rest)
      }
      known = test
    }
  }

  /// `n >= 10 && n < 20` where `n < 10` has been asked before is `n < 20`, and where `n >= 20` has, `n >= 10`.
  private func withoutKnown(_ test: NodeID, _ before: NodeID) -> NodeID? {
    var asked = before
    while kind(asked) == .binary, label(asked) == "&&" { asked = child(asked, 1) }
    guard kind(test) == .binary, label(test) == "&&", kind(asked) == .binary else { return nil }
    let (first, second) = (child(test, 0), child(test, 1))
    func isOpposite(_ one: NodeID, _ operation: String, _ other: String) -> Bool {
      label(one) == operation && label(asked) == other && isSame(child(one, 0), child(asked, 0))
        && isSame(child(one, 1), child(asked, 1))
    }
    if isOpposite(first, ">=", "<") { return second }
    return isOpposite(second, "<", ">=") ? first : nil
  }
}
