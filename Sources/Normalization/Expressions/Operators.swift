// total = total + 1     total += 1          a ?? b     a ?: b
//
// Catalogue P27, C17, C25, C127–C132.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let operators = Pass.nodes("operators", on: [.binary, .assign, .if]) { tree, node, _ in
    switch tree.kind(node) {
    case .binary: tree.normalizeBinary(node)
    case .assign: tree.normalizeAssign(node)
    case .if:
      // `if c { true } else { false }` is `c`.
      let then = tree.statements(tree.child(node, 1))
      let otherwise = tree.statements(tree.child(node, 2))
      guard then.count == 1, otherwise.count == 1, tree.kind(then[0]) == .boolean, tree.kind(otherwise[0]) == .boolean,
        tree.label(then[0]) != tree.label(otherwise[0])
      else { break }
      let condition = tree.child(node, 0)
      tree.become(node, tree.label(then[0]) == "true" ? condition : tree.negated(condition))
    default: break
    }
  }
}

/// Infix functions of Kotlin that are operators in Swift.
private let infixOperators = ["and": "&", "or": "|", "xor": "^", "shl": "<<", "shr": ">>", "?:": "??"]
/// Words between two operands that are no functions of somebody's own.
private let wordOperators: Set<String> = [
  "in", "!in", "is", "!is", "as", "as?", "to", "until", "downTo", "step",
]
private let compound: Set<String> = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"]

/// Operators of Swift that lose what does not fit, as Kotlin's do that are spelt without the `&`.
private let wrapping: Set<String> = [
  "&+", "&-", "&*", "&<<", "&>>", "&+=", "&-=", "&*=", "&<<=", "&>>=",
]

extension Tree {
  fileprivate mutating func normalizeBinary(_ node: NodeID) {
    if let spelling = infixOperators[label(node)] { setLabel(node, spelling) }
    if label(node).first?.isLetter ?? false, !wordOperators.contains(label(node)) { return callInfix(node) }
    if wrapping.contains(label(node)) { setLabel(node, String(label(node).dropFirst())) }
    addOpposite(node)
    switch label(node) {
    case "==", "!=", "===", "!==":
      // A constant stands on the right, and `null` behind all others; identity with null, and with a case, is equality
      // with it.
      let areFixed = (isLiteral(child(node, 0)), isLiteral(child(node, 1)))
      if areFixed.0 && !areFixed.1 || isNull(child(node, 0)) && !isNull(child(node, 1)) {
        setChildren(node, [child(node, 1), child(node, 0)])
      }
      if label(node).count == 3, isNull(child(node, 1)) || isCase(child(node, 1)) {
        setLabel(node, label(node) == "===" ? "==" : "!=")
      }
      compareWithBoolean(node)
    case "<", "<=", ">", ">=": subtractFromCount(node)
    case "&&": dropImpliedTest(node)
    case "??":
      // Swift groups `a ?? b ?? c` from the right, Kotlin from the left; it is the same.
      let left = child(node, 0)
      if kind(left) == .binary, label(left) == "??" {
        let end = range(child(node, 1))
        var last = left
        while kind(child(last, 1)) == .binary, label(child(last, 1)) == "??" {
          last = child(last, 1)
          setRange(last, range(last).union(end))
        }
        let rest = add(
          .binary, "??", marks: .synthesized, range: range(child(last, 1)).union(end),
          [child(last, 1), child(node, 1)])
        setChild(last, 1, rest)
        setChildren(node, [child(left, 0), child(left, 1)])
        normalizeBinary(rest)
        return
      }
      // `flag ?? false` asks whether the flag is true. Catalogue C25.
      let fallback = child(node, 1)
      guard kind(fallback) == .boolean else { return }
      let isFalse = label(fallback) == "false"
      let boolean = add(.boolean, isFalse ? "true" : "false", marks: .synthesized, range: range(fallback))
      replace(node, .binary, isFalse ? "==" : "!=", [child(node, 0), boolean])
    case "+", "-": foldDifference(node)
    default: break
    }
  }

  /// `a compareTo b` calls `compareTo` of `a`.
  private mutating func callInfix(_ node: NodeID) {
    let (receiver, value) = (child(node, 0), child(node, 1))
    let callee = add(.member, label(node), marks: .synthesized, range: range(node), [receiver])
    replace(node, .call, [callee, add(.argument, marks: .synthesized, range: range(value), [value])])
  }

  /// `Status.DENIED`: of a case there is only one. Catalogue C129.
  private func isCase(_ node: NodeID) -> Bool {
    kind(node) == .member && kind(child(node, 0)) == .name && isTypeName(label(child(node, 0)))
      && label(node).first?.isUppercase ?? false
  }

  /// `text.isEmpty == false` is `!text.isEmpty`, unless the chain may end in `nil`.
  private mutating func compareWithBoolean(_ node: NodeID) {
    let (value, boolean) = (child(node, 0), child(node, 1))
    guard label(node) == "==", kind(boolean) == .boolean, kind(value) == .member || kind(value) == .call,
      !preorder(value).contains(where: { kind($0) == .optionalChain || marks($0).contains(.chained) })
    else { return }
    if label(boolean) == "true" {
      become(node, value, keepingRange: true)
    } else {
      replace(node, .prefix, "!", [value])
    }
  }

  /// To add the opposite is to subtract: `a + -b`, `sum += -b`.
  private mutating func addOpposite(_ node: NodeID) {
    let turned = ["+": "-", "+=": "-=", "-": "+", "-=": "+="]
    guard let operation = turned[label(node)], childCount(node) == 2 else { return }
    let operand = child(node, 1)
    guard kind(operand) == .prefix, label(operand) == "-", ![.integer, .floating].contains(kind(child(operand, 0)))
    else {
      return
    }
    replace(node, kind(node), operation, [child(node, 0), child(operand, 0)])
  }

  /// `rows.size - 1 - 1` takes away 2, and `rows.size - 1 + 1` nothing.
  private mutating func foldDifference(_ node: NodeID) {
    let left = child(node, 0)
    guard kind(left) == .binary, label(left) == "-", kind(child(left, 0)) == .member,
      ["count", "length", "size"].contains(label(child(left, 0))), let first = wholeNumber(child(left, 1)),
      let second = wholeNumber(child(node, 1))
    else { return }
    let (rest, isTooLarge) =
      label(node) == "-" ? first.addingReportingOverflow(second) : first.subtractingReportingOverflow(second)
    if isTooLarge { return }
    if rest == 0 { return become(node, child(left, 0), keepingRange: true) }
    let number = add(.integer, String(rest.magnitude), marks: .synthesized, range: range(child(node, 1)))
    replace(node, .binary, rest > 0 ? "-" : "+", [child(left, 0), number])
  }

  fileprivate mutating func normalizeAssign(_ node: NodeID) {
    if wrapping.contains(label(node)) { setLabel(node, String(label(node).dropFirst())) }
    addOpposite(node)
    guard label(node) == "=" else { return }
    let target = child(node, 0)
    let value = child(node, 1)
    if kind(target) == .wildcard || kind(target) == .name && label(target) == "_" {
      return become(node, value, keepingRange: true)
    }
    guard kind(value) == .binary, compound.contains(label(value)), isSame(target, child(value, 0)) else { return }
    // `self.text = text + "*"` reads the parameter.
    guard marks(target).contains(.qualified) == marks(child(value, 0)).contains(.qualified) else { return }
    replace(node, .assign, label(value) + "=", [target, child(value, 1)])
  }

  /// `index + 1 < list.count` is `index < list.lastIndex`.
  private mutating func subtractFromCount(_ comparison: NodeID) {
    let (sum, count) = (child(comparison, 0), child(comparison, 1))
    guard kind(sum) == .binary, label(sum) == "+", kind(child(sum, 1)) == .integer, kind(count) == .member,
      ["count", "length", "size"].contains(label(count))
    else { return }
    let difference = add(.binary, "-", marks: .synthesized, range: range(count), [count, child(sum, 1)])
    setChildren(comparison, [child(sum, 0), difference])
  }

  /// `sign != null && (sign == "+" || sign == "-")`: what is one of some constants is there.
  private mutating func dropImpliedTest(_ conjunction: NodeID) {
    let (test, question) = (child(conjunction, 0), child(conjunction, 1))
    guard kind(test) == .binary, label(test) == "!=", isNull(child(test, 1)), isPath(child(test, 0)) else { return }
    let isImplied = operands(of: "||", question).allSatisfy { operand in
      kind(operand) == .binary && label(operand) == "==" && isSame(child(operand, 0), child(test, 0))
        && isLiteral(child(operand, 1)) && !isNull(child(operand, 1))
    }
    if isImplied { become(conjunction, question) }
  }
}
