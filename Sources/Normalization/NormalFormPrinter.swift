package import CodeModel
internal import SourceModel

/// Prints a normalised unit as an outline: what is printed is what is compared, what is not printed decides nothing.
///
/// Members stand in a fixed order, because their order never matters; names bound inside a body are numbered, because a
/// consistent renaming never matters.
///
/// - Parameter showsHazards: whether a line ends with the hazards that its nodes carry, as `~ sort-in-place-vs-copy`.
package func printNormalForm(_ unit: SourceUnit, showsHazards: Bool = false) -> String {
  var printer = NormalFormPrinter(tree: unit.tree, showsHazards: showsHazards)
  printer.outline(unit.declarations, indent: 0)
  if let statements = unit.statements { printer.printStatements(statements, indent: 0) }
  return printer.lines.map { $0 + "\n" }.joined()
}

/// Prints one node of a normalised tree as one line, as far as it goes.
package func printNormalForm(_ node: NodeID, in tree: Tree) -> String {
  var printer = NormalFormPrinter(tree: tree)
  return printer.text(node)
}

private struct NormalFormPrinter {
  let tree: Tree
  private var showsHazards: Bool
  private(set) var lines: [String] = []
  /// What the nodes of the line at hand carry.
  private var hazards: [String] = []
  /// Numbers of the names bound in the member at hand.
  private var numbers: [String: Int] = [:]

  init(tree: Tree, showsHazards: Bool = false) {
    self.tree = tree
    self.showsHazards = showsHazards
  }

  private mutating func add(_ line: String) {
    lines.append(hazards.isEmpty ? line : line + "  ~ " + hazards.joined(separator: ", "))
    hazards = []
  }

  private mutating func note(_ node: NodeID) {
    guard showsHazards else { return }
    for mark in tree.nearMarks(node) where !hazards.contains(mark.hazard) { hazards.append(mark.hazard) }
  }

  // MARK: Declarations

  mutating func outline(_ declarations: [Declaration], indent: Int) {
    for declaration in declarations.sorted(by: NormalFormPrinter.precedes) { outline(declaration, indent: indent) }
  }

  private static func precedes(_ left: Declaration, _ right: Declaration) -> Bool {
    let order: [Declaration.Kind] = [.enumCase, .property, .initializer, .subscript, .function]
    let leftRank = order.firstIndex(of: left.comparedKind) ?? order.count
    let rightRank = order.firstIndex(of: right.comparedKind) ?? order.count
    if leftRank != rightRank { return leftRank < rightRank }
    // The order of cases is visible to programs.
    if left.kind == .enumCase { return left.range < right.range }
    let leftKey = (left.key, left.parameters.map(\.key).joined(separator: ","))
    let rightKey = (right.key, right.parameters.map(\.key).joined(separator: ","))
    return leftKey == rightKey ? left.range < right.range : leftKey < rightKey
  }

  private mutating func outline(_ declaration: Declaration, indent: Int) {
    numbers = [:]
    if declaration.goesWithoutSaying(tree) { return }
    var line = "\(word(for: declaration)) \(declaration.key)"
    let parameters = declaration.tellingParameters(tree)
    if !parameters.isEmpty || declaration.comparedKind == .function || declaration.kind == .initializer {
      line += "(" + parameters.map { text($0, isPayload: declaration.kind == .enumCase) }.joined(separator: ", ") + ")"
    }
    if let type = declaration.type { line += ": " + text(type) }
    if declaration.isType || declaration.kind == .extension {
      let supertypes = declaration.supertypes.map { text($0.type) }.sorted()
      if !supertypes.isEmpty { line += ": " + supertypes.joined(separator: ", ") }
    }
    if declaration.modifiers.contains(.async) { line += " async" }
    if let name = declaration.storedName { line += " stored as " + text(name) }
    if let value = declaration.value {
      if tree.kind(value) == .block {
        add(margin(indent) + line + " =")
        printStatements(value, indent: indent + 1)
        return
      }
      line += " = " + text(value)
    }
    if !declaration.arguments.isEmpty {
      line += "(" + declaration.arguments.map { text($0) }.joined(separator: ", ") + ")"
    }
    add(margin(indent) + line)
    if let body = declaration.body, !declaration.modifiers.contains(.abstract) {
      printStatements(body, indent: indent + 1)
    }
    for accessor in declaration.accessors {
      guard let body = accessor.body else { continue }
      add(margin(indent + 1) + accessor.kind.rawValue)
      printStatements(body, indent: indent + 2)
    }
    outline(declaration.members, indent: indent + 1)
  }

  /// Class or struct, protocol or interface: what kind of type it is does not decide equality, an enum's cases do.
  private func word(for declaration: Declaration) -> String {
    switch declaration.comparedKind {
    case .class, .struct, .actor, .object, .annotation, .enum: "type"
    case .initializerBlock: "initializer"
    case .enumCase: "case"
    case .typeAlias: "alias"
    default: declaration.comparedKind.rawValue
    }
  }

  /// A payload goes by position: one language may leave its name out.
  private mutating func text(_ parameter: Parameter, isPayload: Bool) -> String {
    var result = isPayload ? "" : parameter.key
    if let type = parameter.type { result += (result.isEmpty ? "" : ": ") + text(type) }
    if parameter.isVariadic { result += "..." }
    if let value = parameter.defaultValue { result += " = " + text(value) }
    return result
  }

  private func margin(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

  // MARK: Statements

  mutating func printStatements(_ node: NodeID, indent: Int) {
    for statement in tree.kind(node) == .block ? Array(tree.children(node)) : [node] {
      printStatement(statement, indent: indent)
    }
  }

  private mutating func printStatement(_ node: NodeID, indent: Int) {
    let blocks = tree.children(node).filter { tree.kind($0) == .block }
    note(node)
    switch tree.kind(node) {
    case .if:
      add(margin(indent) + "if " + text(tree.child(node, 0)))
      printStatements(tree.child(node, 1), indent: indent + 1)
      let otherwise = tree.child(node, 2)
      if !tree.isEmpty(otherwise) {
        add(margin(indent) + "else")
        printStatements(otherwise, indent: indent + 1)
      }
    case .switch:
      add(margin(indent) + "switch " + text(tree.child(node, 0)))
      for arm in tree.children(node).dropFirst() { printStatement(arm, indent: indent + 1) }
    case .arm, .catch:
      var head = tree.kind(node) == .arm ? "case" : "catch"
      let patterns = tree.children(tree.child(node, 0)).map { text($0) }.sorted()
      if !patterns.isEmpty { head += " " + patterns.joined(separator: ", ") }
      if !tree.isEmpty(tree.child(node, 1)) { head += " where " + text(tree.child(node, 1)) }
      add(margin(indent) + head)
      for block in blocks { printStatements(block, indent: indent + 1) }
    case .do:
      add(margin(indent) + "try")
      for part in tree.children(node) {
        if tree.kind(part) == .block {
          printStatements(part, indent: indent + 1)
        } else {
          printStatement(part, indent: indent)
        }
      }
    case .for, .while, .doWhile, .finally, .defer, .labeled, .conditionalCompilation, .clause, .declaration, .accessor:
      let head = tree.children(node).filter { tree.kind($0) != .block && !tree.isEmpty($0) && !isStatement($0) }
      let parts = head.map { text($0) }.joined(separator: " in ")
      add(
        margin(indent) + ["\(tree.kind(node))", tree.label(node), parts].filter { !$0.isEmpty }.joined(separator: " "))
      for child in tree.children(node) where tree.kind(child) == .block || isStatement(child) {
        printStatements(child, indent: indent + 1)
      }
    case .variable:
      let value = tree.child(node, 2)
      let head = "let " + text(tree.child(node, 0))
      printValue(head + (tree.isEmpty(value) ? "" : " = "), value, indent: indent)
    case .assign:
      printValue(text(tree.child(node, 0)) + " \(tree.label(node)) ", tree.child(node, 1), indent: indent)
    case .return, .throw:
      let head = "\(tree.kind(node))"
      guard tree.childCount(node) == 1 else { return add(margin(indent) + head) }
      printValue(head + " ", tree.child(node, 0), indent: indent)
    default: add(margin(indent) + text(node))
    }
  }

  private mutating func printValue(_ head: String, _ value: NodeID, indent: Int) {
    switch tree.kind(value) {
    case .empty: add(margin(indent) + head)
    case .switch, .do, .if:
      add(margin(indent) + head)
      printStatement(value, indent: indent + 1)
    default: add(margin(indent) + head + text(value))
    }
  }

  private func isStatement(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .declaration, .accessor, .clause, .for, .while, .doWhile, .finally: true
    default: false
    }
  }

  // MARK: Expressions

  mutating func text(_ node: NodeID) -> String {
    note(node)
    let label = tree.label(node)
    switch tree.kind(node) {
    case .empty: return ""
    case .null: return "null"
    case .name: return local(node) ?? label
    case .binding: return number(label)
    case .wildcard: return "_"
    case .string: return "\"" + tree.children(node).map { text($0) }.joined() + "\""
    case .text: return label.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
    case .interpolation: return "\\(" + list(node) + ")"
    case .self: return "self"
    case .super: return "super"
    case .member: return text(tree.child(node, 0)) + "." + label
    case .call: return text(tree.child(node, 0)) + "(" + list(node, dropping: 1) + ")"
    case .index: return text(tree.child(node, 0)) + "[" + list(node, dropping: 1) + "]"
    case .argument: return tree.label(node).isEmpty ? list(node) : "\(tree.label(node)): \(list(node))"
    case .resultType, .expressionPattern, .typeExpression: return list(node)
    case .prefix: return label + text(tree.child(node, 0))
    case .postfix: return text(tree.child(node, 0)) + label
    case .binary: return "(" + text(tree.child(node, 0)) + " \(label) " + text(tree.child(node, 1)) + ")"
    case .range: return "(" + text(tree.child(node, 0)) + label + text(tree.child(node, 1)) + ")"
    case .cast, .typeTest: return "(" + text(tree.child(node, 0)) + " \(label) " + text(tree.child(node, 1)) + ")"
    case .lambda: return lambda(node)
    case .parameter: return parameter(node)
    case .list: return "[" + list(node) + "]"
    case .map: return "[" + (tree.childCount(node) == 0 ? ":" : list(node)) + "]"
    case .entry: return text(tree.child(node, 0)) + ": " + text(tree.child(node, 1))
    case .tuple, .tuplePattern: return "(" + list(node) + ")"
    case .casePattern: return "." + label
    case .containmentPattern: return label + " " + list(node)
    case .default: return "else"
    case .typeName: return label + (tree.childCount(node) == 0 ? "" : "<" + list(node) + ">")
    case .optionalType: return text(tree.child(node, 0)) + "?"
    case .functionType:
      let parts = tree.children(node).map { text($0) }
      return "(" + parts.dropLast().joined(separator: ", ") + ") -> " + (parts.last ?? "")
    case .tupleType: return "(" + list(node) + ")"
    case .integer, .floating, .boolean, .regex, .break, .continue, .availability:
      return label.isEmpty ? "\(tree.kind(node))" : label
    case .if, .block, .switch, .do:
      return "{ " + statementText(node) + " }"
    default:
      let parts = tree.children(node).map { text($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
      return "\(tree.kind(node))" + (label.isEmpty ? "" : " \(label)") + (parts.isEmpty ? "" : "(\(parts))")
    }
  }

  private mutating func list(_ node: NodeID, dropping count: Int = 0) -> String {
    tree.children(node).dropFirst(count).map { text($0) }.joined(separator: ", ")
  }

  private mutating func parameter(_ node: NodeID) -> String {
    let parts = tree.children(node).filter { !tree.isEmpty($0) }.map { text($0) }
    return ([tree.label(node)] + parts).filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private mutating func lambda(_ node: NodeID) -> String {
    let parameters = tree.children(node).filter { tree.kind($0) == .parameter }.map { text($0) }
    let body = tree.children(node).last.map { statementText($0) } ?? ""
    let head = parameters.isEmpty ? "" : parameters.joined(separator: ", ") + " in "
    return "{ " + head + body + " }"
  }

  /// Statements inside an expression, on one line; `>` stands for a step of margin.
  private mutating func statementText(_ node: NodeID) -> String {
    var inner = self
    inner.lines = []
    // The line that the statements stand in says what they carry.
    inner.showsHazards = false
    inner.hazards = []
    inner.printStatements(node, indent: 0)
    numbers = inner.numbers
    if showsHazards { for part in tree.preorder(node) { note(part) } }
    return inner.lines.map { line in
      let content = line.drop { $0 == " " }
      return String(repeating: ">", count: (line.count - content.count) / 2) + content
    }.joined(separator: "; ")
  }

  private mutating func local(_ node: NodeID) -> String? {
    guard tree.marks(node).contains(.local), let number = numbers[tree.label(node)] else { return nil }
    return "%\(number)"
  }

  private mutating func number(_ name: String) -> String {
    if numbers[name] == nil { numbers[name] = numbers.count + 1 }
    return "%\(numbers[name, default: 0])"
  }
}
