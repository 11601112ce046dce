// price * Double(count)               price * count
// Double(sum) / Double(all.count)     sum.toDouble() / all.size
//
// Int64(size) > limit                 size > limit
//
// Kotlin takes a whole number beside one with a fraction; Swift wants it converted. Only a division tells the
// difference: one of its sides keeps the conversion, unless it stands beside what has a fraction already. What is known
// to be a whole number is compared with a longer one as it is. Catalogue D211, G05.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let widenings = Pass("widenings") { unit, _ in
    let fractions =
      unit.file.side == .kotlin
      ? unit.names(ofType: { $0.isType($1, among: ["Double", "Float"]) }, orValue: { $0.isFraction($1, []) }) : []
    let integers = unit.hasCall { $0.lengthened($1) != nil } ? unit.integerNames : []
    for root in unit.roots {
      for node in unit.tree.postorder(root) where unit.tree.kind(node) == .block { unit.tree.inlineWidened(node) }
      for node in unit.tree.postorder(root) {
        guard unit.tree.kind(node) == .binary || unit.tree.kind(node) == .assign, unit.tree.childCount(node) == 2 else {
          continue
        }
        unit.tree.dropWidenings(node, in: unit.file.side, fractions)
        unit.tree.dropLengthenings(node, integers)
      }
    }
  }
}

extension Pass {
  /// `4.dp` is the four points of Swift's `CGFloat`.
  static let lengths = Pass.nodes("units of length", on: [.member]) { tree, node, _ in
    guard ["dp", "sp"].contains(tree.label(node)) else { return }
    let number = tree.child(node, 0)
    let digits = tree.kind(number) == .prefix && tree.label(number) == "-" ? tree.child(number, 0) : number
    if [.integer, .floating].contains(tree.kind(digits)) { tree.become(node, number, keepingRange: true) }
  }

  /// `0xF8.toByte()` is what Kotlin wants where Swift writes `0xF8`. Catalogue D216.
  static let byteLiterals = Pass.nodes("literals of bytes", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node) else { return }
    let receiver = tree.callReceiver(node)
    let values = tree.argumentValues(node)
    if let receiver, ["toByte", "toUByte"].contains(name), values.isEmpty, tree.kind(receiver) == .integer {
      tree.become(node, receiver)
      tree.markNear(node, [NearMark(hazard: "int-overflow", equivalence: "byte-literal", spelling: "0xF8.toByte()")])
    } else if receiver == nil, ["BigDecimal", "Decimal"].contains(name), values.count == 1,
      [.integer, .floating].contains(tree.kind(values[0])), tree.soft(tree.child(node, 1)).isEmpty
    {
      tree.become(node, values[0])
    } else if receiver == nil, ["UInt8", "Int8"].contains(name), values.count == 1, tree.kind(values[0]) == .integer,
      tree.soft(tree.child(node, 1)).isEmpty
    {
      tree.become(node, values[0])
    }
  }
}

/// Types whose every value is one of the longest.
private let integers: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "Long", "Short", "Byte",
]
private let comparisons: Set<String> = ["<", "<=", ">", ">=", "==", "!="]

extension SourceUnit {
  /// The names of whole numbers.
  fileprivate var integerNames: Set<String> {
    names(ofType: { $0.kind($1) == .typeName && integers.contains($0.label($1)) }, orValue: { $0.isCounted($1) })
  }
}

/// Operations whose result is the same number however its operands are written.
private let harmless: Set<String> = ["+", "-", "*", "<", "<=", ">", ">=", "+=", "-=", "*="]

extension Tree {
  /// `let needed = Double(permits)` only gives `permits` a name for what it is beside numbers with a fraction.
  fileprivate mutating func inlineWidened(_ block: NodeID) {
    var statements = Array(children(block))
    var index = 0
    while index + 1 < statements.count {
      let (variable, rest) = (statements[index], Array(statements[(index + 1)...]))
      guard kind(variable) == .variable, soft(variable) == "let", let name = boundName(child(variable, 0)),
        let number = widened(child(variable, 2)), kind(number) == .name, label(number) != name,
        rest.allSatisfy({ !binds($0, name) && !binds($0, label(number)) })
      else {
        index += 1
        continue
      }
      substitute(name, with: child(variable, 2), in: rest)
      statements.remove(at: index)
    }
    if statements.count < childCount(block) { setChildren(block, statements) }
  }

  /// Whether a statement gives a name to something, or something to a name.
  private func binds(_ statement: NodeID, _ name: String) -> Bool {
    preorder(statement).contains { node in
      switch kind(node) {
      case .binding, .parameter, .capture: label(node) == name
      case .assign, .inout: kind(child(node, 0)) == .name && label(child(node, 0)) == name
      default: false
      }
    }
  }

  fileprivate mutating func dropWidenings(_ node: NodeID, in side: Side, _ fractions: Set<String>) {
    let (left, right) = (child(node, 0), child(node, 1))
    let operation = label(node)
    if harmless.contains(operation) {
      for (position, operand) in [left, right].enumerated() {
        if let number = widened(operand) { setChild(node, position, number) }
      }
    } else if operation == "/" || operation == "/=" {
      if let number = widened(right), widened(left) != nil || isFraction(left, side, fractions) {
        setChild(node, 1, number)
      } else if operation == "/", let number = widened(left), isFraction(right, side, fractions) {
        setChild(node, 0, number)
      }
    }
  }

  /// What `Double(count)` and `count.toDouble()` convert.
  private func widened(_ node: NodeID) -> NodeID? {
    guard kind(node) == .call else { return nil }
    let callee = child(node, 0)
    if kind(callee) == .member, childCount(node) == 1, ["toDouble", "toFloat"].contains(label(callee)) {
      let receiver = child(callee, 0)
      return kind(receiver) == .string || kind(receiver) == .optionalChain ? nil : receiver
    }
    guard kind(callee) == .name, ["Double", "Float", "CGFloat", "TimeInterval"].contains(label(callee)),
      childCount(node) == 2, soft(child(node, 1)).isEmpty, kind(argumentValues(node)[0]) != .string
    else { return nil }
    return argumentValues(node)[0]
  }

  /// Takes conversions of whole numbers to the longest ones out of a comparison, which is about the same numbers.
  fileprivate mutating func dropLengthenings(_ node: NodeID, _ integers: Set<String>) {
    guard kind(node) == .binary, comparisons.contains(label(node)) else { return }
    for position in [0, 1] {
      guard let number = lengthened(child(node, position)), isInteger(number, integers) else { continue }
      setChild(node, position, number)
    }
  }

  /// What `Int64(size)` and `size.toLong()` convert.
  fileprivate func lengthened(_ node: NodeID) -> NodeID? {
    guard kind(node) == .call else { return nil }
    let callee = child(node, 0)
    if kind(callee) == .member, label(callee) == "toLong", childCount(node) == 1 { return child(callee, 0) }
    guard kind(callee) == .name, ["Int64", "Int"].contains(label(callee)), childCount(node) == 2,
      soft(child(node, 1)).isEmpty
    else { return nil }
    return argumentValues(node)[0]
  }

  private func isInteger(_ node: NodeID, _ integers: Set<String>) -> Bool {
    switch kind(node) {
    case .name: integers.contains(label(node))
    case .member: kind(child(node, 0)) == .self && integers.contains(label(node)) || isCounted(node)
    default: false
    }
  }

  /// A whole number that is written down, or how many elements there are.
  fileprivate func isCounted(_ value: NodeID) -> Bool {
    kind(value) == .integer || kind(value) == .member && label(value) == "count"
  }

  /// Whether an operand has a fraction. In Swift whatever stands beside a conversion has, but for what is written without.
  private func isFraction(_ node: NodeID, _ side: Side, _ fractions: Set<String>) -> Bool {
    side == .swift ? !isWholeLiteral(node) : isFraction(node, fractions)
  }

  private func isWholeLiteral(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .integer: true
    case .prefix where label(node) == "-": isWholeLiteral(child(node, 0))
    case .binary: children(node).allSatisfy { isWholeLiteral($0) }
    default: false
    }
  }

  fileprivate func isFraction(_ node: NodeID, _ fractions: Set<String>) -> Bool {
    switch kind(node) {
    case .floating: return true
    case .name: return fractions.contains(label(node))
    case .member: return kind(child(node, 0)) == .self && fractions.contains(label(node))
    case .prefix where label(node) == "-": return isFraction(child(node, 0), fractions)
    case .binary where ["+", "-", "*", "/"].contains(label(node)):
      return children(node).contains { isFraction($0, fractions) }
    default: return widened(node) != nil
    }
  }
}
