// let user = try await store.load()!.name      val user = store.load()!!.name
//
// Marks of effects and of forcing say how a failure travels, not what is computed. Catalogue P09, C19, C22, C96, C97.

internal import CodeModel

extension Pass {
  /// Erases `try`, `await`, `&x`, upcasts and `*xs`; `try?` stays, because it turns an error into a value.
  static let effects = Pass.nodes("effects", on: [.try, .await, .inout, .spread, .cast]) { tree, node, _ in
    switch tree.kind(node) {
    case .try where tree.label(node) != "try?":
      tree.become(node, tree.child(node, 0))
    case .await, .inout, .spread:
      tree.become(node, tree.child(node, 0))
    case .cast where tree.label(node) == "as!":
      tree.setLabel(node, "as")
    default: break
    }
  }

  /// Erases the marks of optional chaining and forcing, once the passes that need them have run.
  static let chains = Pass.nodes("optional chains", on: [.optionalChain, .force]) { tree, node, _ in
    switch tree.kind(node) {
    case .optionalChain, .force:
      let operand = tree.child(node, 0)
      // `xs.first()` fails where `xs.firstOrNull()` answers `null` (catalogue G01): this force is the whole difference.
      let name = tree.kind(operand) == .call ? tree.calleeName(operand) ?? "" : tree.label(operand)
      if tree.kind(node) == .force, name.lowercased().hasSuffix("ornull") { return }
      let isForced = tree.kind(node) == .force
      tree.become(node, operand)
      tree.mark(node, .chained)
      if isForced { tree.markNear(node, [forced]) }
    default: break
    }
  }

  /// `7 * 24 * 60` is a number that says where it comes from; `2 + 1` may stand for the next one of something. What does
  /// not fit into 32 bits is no constant in Kotlin.
  static let constants = Pass.nodes("constants", on: [.binary]) { tree, node, _ in
    guard ["*", "<<"].contains(tree.label(node)), let value = tree.constant(node),
      Int(Int32.min)...Int(Int32.max) ~= value
    else { return }
    let isDecimal = tree.preorder(node).contains { tree.marks($0).contains(.decimal) }
    tree.replace(node, .integer, String(value))
    if isDecimal { tree.mark(node, .decimal) }
  }

  /// Makes one number of many spellings: `1_000`, `1000L`, `0x3E8`, `1000.0`. Catalogue C117, C118.
  static let numbers = Pass.nodes("numbers", on: [.integer, .floating, .character, .prefix]) { tree, node, _ in
    switch tree.kind(node) {
    case .integer, .floating:
      if tree.kind(node) == .floating { tree.mark(node, .decimal) }
      if let value = numericValue(tree.label(node)) {
        tree.setKind(node, value.contains(".") || value.contains("e") ? .floating : .integer)
        tree.setLabel(node, value)
      }
    case .character:
      let text = tree.add(.text, tree.label(node), range: tree.range(node))
      tree.replace(node, .string, soft: "character", [text])
    case .prefix where tree.label(node) == "-" || tree.label(node) == "+":
      let operand = tree.child(node, 0)
      guard tree.kind(operand) == .integer || tree.kind(operand) == .floating else { break }
      let digits = tree.label(operand)
      guard !digits.hasPrefix("-") else { break }
      let isDecimal = tree.marks(operand).contains(.decimal)
      tree.replace(node, tree.kind(operand), tree.label(node) == "-" && digits != "0" ? "-" + digits : digits)
      if isDecimal { tree.mark(node, .decimal) }
    default: break
    }
  }
}

/// A failed `!` ends the program; a failed `!!` throws what a `catch` further up may handle.
private let forced = NearMark(hazard: "fatal-is-catchable", equivalence: "force", spelling: "$x!")

/// The value of a numeric literal as shortest decimal digits; `nil` when it is not one that we can read.
private func numericValue(_ spelling: String) -> String? {
  var text = spelling.replacing("_", with: "").lowercased()
  var radix = 10
  for (prefix, base) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
    radix = base
    text.removeFirst(2)
  }
  let suffixes: Set<Character> = radix == 16 ? ["l", "u"] : ["l", "u", "f", "d"]
  while let last = text.last, suffixes.contains(last), text.count > 1 { text.removeLast() }
  if let integer = UInt64(text, radix: radix) { return String(integer) }
  guard radix == 10, let number = Double(text), number.isFinite else { return nil }
  if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
  return String(number)
}

extension Tree {
  /// The whole number that is written out as a product, sum, difference or shift of such numbers.
  fileprivate func constant(_ node: NodeID) -> Int? {
    switch kind(node) {
    case .integer: return Int(label(node))
    case .binary:
      guard let left = constant(child(node, 0)), let right = constant(child(node, 1)) else { return nil }
      let result: (partialValue: Int, overflow: Bool)
      switch label(node) {
      case "*": result = left.multipliedReportingOverflow(by: right)
      case "+": result = left.addingReportingOverflow(right)
      case "-": result = left.subtractingReportingOverflow(right)
      case "<<" where 0...30 ~= right: result = left.multipliedReportingOverflow(by: 1 << right)
      default: return nil
      }
      return result.overflow ? nil : result.partialValue
    default: return nil
    }
  }
}
