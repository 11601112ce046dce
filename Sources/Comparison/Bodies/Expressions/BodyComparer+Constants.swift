// var flushAt = Defaults.flushAt     var flushAt = Base.FLUSH_AT
// var type = "track"                 var type = Kind.Track
// "\(prefix)\(id)"                   "user:$id"
//
// Constants are what they stand for, whatever each is called and wherever it stands.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Compares what two names stand for, or a literal and the name of a constant; `case Keys.ready` asks for either.
  ///
  /// - Returns: whether the values decide.
  mutating func compareConstants(_ a: NodeID, _ b: NodeID) -> Bool {
    switch (left.tree.kind(a), right.tree.kind(b)) {
    case (.casePattern, .expressionPattern): return compareConstants(a, right.tree.child(b, 0))
    case (.expressionPattern, .casePattern): return compareConstants(left.tree.child(a, 0), b)
    default: break
    }
    let literals = (left.tree.kind(a).isLiteral, right.tree.kind(b).isLiteral)
    if literals.0, literals.1 { return false }
    let (own, other) = (
      sharedNames.constants.swift.value(a, in: left), sharedNames.constants.kotlin.value(b, in: right)
    )
    switch (own, other) {
    case (.literal(let value)?, .literal(let known)?):
      if value.hash == known.hash {
        credit(1)
      } else {
        compareLiterals(a, b)
      }
      return true
    case (.literal(let value)?, .enumCase(let known)?), (.enumCase(let known)?, .literal(let value)?):
      if known.isKnown(by: value) {
        credit(1)
        return true
      }
      // One literal stands for the case, another one stands in its place.
      guard literals.0 || literals.1, known.raw?.kind == value.kind else { return false }
      compareLiterals(a, b)
      return true
    case (.enumCase(let value)?, .enumCase(let known)?):
      let areOfOneEnum = value.owner == known.owner || isAlias(value.owner, known.owner)
      guard areOfOneEnum, value.key == known.key || isAlias(value.key, known.key) else { return false }
      credit(1)
      return true
    case (nil, .enumCase(let known)?): return isCase(a, known, left) && credited()
    case (.enumCase(let value)?, nil): return isCase(b, value, right) && credited()
    case (nil, .literal?), (.literal?, nil):
      // A constant is something.
      guard left.tree.kind(a) == .null || right.tree.kind(b) == .null else { return false }
      compareLiterals(a, b)
      return true
    case (nil, nil): return false
    }
  }

  private mutating func credited() -> Bool {
    credit(1)
    return true
  }

  /// Whether a mention names a case of an enum that its own side does not declare.
  private func isCase(_ mention: NodeID, _ enumCase: NamedConstants.EnumCase, _ text: Text) -> Bool {
    let tree = text.tree
    guard tree.kind(mention) == .name, tree.label(mention) == enumCase.key else { return false }
    return NamedConstants.isDotted(mention, in: text)
      || tree.marks(mention).contains(.qualified) && canonicalName(tree.soft(mention)) == enumCase.owner
  }

  // MARK: Texts

  private enum Part: Equatable {
    case text(String)
    case value
  }

  /// Compares two texts of which one names the constant that the other writes out.
  ///
  /// - Returns: whether that makes them fit.
  mutating func compareFilledIn(_ a: NodeID, _ b: NodeID) -> Bool {
    let (lefts, rights) = (
      filledIn(a, left, sharedNames.constants.swift), filledIn(b, right, sharedNames.constants.kotlin)
    )
    guard lefts.isFilled || rights.isFilled, lefts.parts == rights.parts else { return false }
    credit(1)
    for (value, other) in zip(lefts.values, rights.values) { compare(value, other) }
    return true
  }

  /// The parts of a text with the constants in it written out, and the values that are none.
  private func filledIn(
    _ node: NodeID, _ text: Text, _ constants: NamedConstants
  ) -> (parts: [Part], values: [NodeID], isFilled: Bool) {
    var parts: [Part] = []
    var values: [NodeID] = []
    var isFilled = false
    func add(_ more: String) {
      if case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + more)
      } else if !more.isEmpty {
        parts.append(.text(more))
      }
    }
    for part in text.tree.children(node) {
      if text.tree.kind(part) == .text {
        add(text.tree.label(part))
      } else if text.tree.childCount(part) == 1, let words = words(text.tree.child(part, 0), text, constants) {
        add(words)
        isFilled = true
      } else {
        parts.append(.value)
        values.append(part)
      }
    }
    return (parts, values, isFilled)
  }

  private func words(_ node: NodeID, _ text: Text, _ constants: NamedConstants) -> String? {
    guard case .literal(let literal)? = constants.value(node, in: text) else { return nil }
    return literal.text
  }
}
