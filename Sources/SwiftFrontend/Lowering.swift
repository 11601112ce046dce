internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

/// How deep code may nest before it is left unmodeled. Stack space sets the limits: a thread may have no more than
/// 8 MB, of which a debug build spends less than half at these.
enum NestingLimit {
  /// Brackets inside brackets that the parser follows.
  static let brackets = 100
  /// Expressions, statements, patterns and types inside each other that are lowered.
  static let levels = 200
  /// Operands of one operator sequence, and links of one chain of calls and members.
  static let links = 500
}

/// Lowers the syntax tree of one file; what it has built so far.
///
/// Each extension of it lowers one family of syntax.
struct Lowering {
  var unit: SourceUnit
  var tree = Tree()
  /// The operators that the file declares itself, besides the standard ones.
  var operators = InfixOperators()
  /// How many expressions, statements, patterns and types enclose the present one.
  private var depth = 0
  private var firstTooDeep: ByteRange?

  init(file: SourceFile) { unit = SourceUnit(file: file) }

  /// The finished unit of a file.
  mutating func lower(_ file: SourceFileSyntax) -> SourceUnit {
    operators = InfixOperators(declaredIn: file)
    let statements = lowerTopLevel(file.statements, conditions: [])
    if !statements.isEmpty { unit.statements = tree.add(.block, range: hull(statements), statements) }
    unit.comments = comments(in: file, bytes: unit.file.bytes)
    if file.hasError {
      reportErrors(in: file)
      repairRanges()
    }
    if let firstTooDeep {
      report(firstTooDeep, "nested too deep or chained too long to be compared; this part is left out")
    }
    unit.tree = tree
    return unit
  }

  /// Adds a warning at a place of the file.
  mutating func report(_ range: ByteRange, _ message: String) {
    let lines = LineTable(bytes: unit.file.bytes)
    let position = lines.position(of: range.lower)
    unit.problems.append(
      Problem(
        .warning, path: unit.file.path, position: position,
        line: unit.file.text(in: lines.range(ofLine: position.line)), message: message))
  }

  // MARK: Depth

  /// Goes one level deeper, unless the limit is reached; undone by `leave()`.
  mutating func enter() -> Bool {
    guard depth < NestingLimit.levels else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// What stands for a node that is nested too deep or linked too long.
  mutating func tooDeep(_ node: some SyntaxProtocol) -> NodeID {
    let place = range(node)
    if firstTooDeep == nil { firstTooDeep = place }
    return tree.add(.unmodeled, unit.file.text(in: place), range: place)
  }

  // MARK: Text and ranges

  /// The bytes of a node without the trivia around it.
  func range(_ node: some SyntaxProtocol) -> ByteRange {
    ByteRange(node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// From the first byte of one node to the last of another.
  func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> ByteRange {
    ByteRange(first.positionAfterSkippingLeadingTrivia.utf8Offset, last.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The place directly behind a node.
  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  /// A node as spelt, without the trivia around it.
  func text(_ node: some SyntaxProtocol) -> String { unit.file.text(in: range(node)) }

  /// An identifier without back-ticks; empty for a token that is missing.
  func name(_ token: TokenSyntax) -> String {
    guard token.presence == .present else { return "" }
    let text = token.text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The range that covers nodes, which must not be none.
  func hull(_ nodes: [NodeID]) -> ByteRange {
    guard let first = nodes.first else { return ByteRange(0, 0) }
    return nodes.dropFirst().reduce(tree.range(first)) { $0.union(tree.range($1)) }
  }

  // MARK: Shared nodes

  mutating func empty(after node: some SyntaxProtocol) -> NodeID { tree.addEmpty(at: end(node)) }

  mutating func unmodeled(_ node: some SyntaxProtocol) -> NodeID {
    tree.add(.unmodeled, text(node), range: range(node))
  }

  /// What stands for something that the parser misses.
  mutating func incomplete(_ node: some SyntaxProtocol) -> NodeID {
    tree.add(.incomplete, text(node), range: range(node))
  }

  /// Writes a word before the soft text of a node, as `some` before a type.
  mutating func prefixSoft(_ word: String, _ node: NodeID) {
    let soft = tree.soft(node)
    tree.setSoft(node, soft.isEmpty ? word : "\(word) \(soft)")
  }
}
