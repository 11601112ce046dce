internal import CodeModel
internal import SourceModel

/// Turns the syntax tree of one file into a `SourceUnit`. Its extensions hold one topic of the language each.
struct Lowering {
  /// Levels of nesting that are lowered; code nested deeper becomes `unmodeled`, so that no input overflows the stack.
  /// Real code stays below 30 (measured on 5,440 files); 100 levels fit into the 512 KiB of a secondary thread.
  static let depthLimit = 100

  let file: SourceFile
  let source: LexedSource
  let repairs: Repairs
  let syntax: SyntaxTree
  let passages: Passages
  var tree = Tree()
  /// Text that does not parse, as found in the tree and while lowering.
  var broken: [ByteRange] = []
  /// The first code that is nested too deep.
  var tooDeep: ByteRange?
  private var depth = 0

  init(file: SourceFile, source: LexedSource, repairs: Repairs, syntax: SyntaxTree, passages: Passages) {
    self.file = file
    self.source = source
    self.repairs = repairs
    self.syntax = syntax
    self.passages = passages
  }

  // MARK: Reading

  func range(_ node: Syntax) -> ByteRange { syntax.range(node) }
  func kind(_ node: Syntax) -> SyntaxKind { syntax.kind(node) }
  func lower(_ node: Syntax) -> Int { Int(syntax.range(node).lower) }
  func upper(_ node: Syntax) -> Int { Int(syntax.range(node).upper) }
  func text(_ node: Syntax) -> String { file.text(in: syntax.range(node)) }

  /// An identifier without back-ticks.
  func name(_ node: Syntax) -> String {
    let text = text(node)
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// The children that are no punctuation and no error.
  func parts(_ node: Syntax) -> [Syntax] {
    syntax.children(node).filter { !kind($0).isPunctuation && kind($0) != .error }
  }

  /// The first child behind a sign that is no punctuation.
  func part(of node: Syntax, after sign: SyntaxKind) -> Syntax? {
    let children = syntax.children(node)
    guard let position = children.firstIndex(where: { kind($0) == sign }) else { return nil }
    return children[(position + 1)...].first { !kind($0).isPunctuation && kind($0) != .error }
  }

  // MARK: Building

  func span(_ lower: Int, _ upper: Int) -> ByteRange { ByteRange(lower, upper) }

  mutating func empty(at offset: Int) -> NodeID { tree.addEmpty(at: offset) }

  mutating func unmodeled(_ node: Syntax) -> NodeID {
    tree.add(.unmodeled, text(node), range: range(node))
  }

  mutating func incomplete(_ node: Syntax) -> NodeID {
    broken.append(range(node))
    return tree.add(.incomplete, text(node), range: range(node))
  }

  /// Lowers something nested, unless it is nested too deep.
  mutating func nested(_ node: Syntax, _ lower: (inout Lowering) -> NodeID) -> NodeID {
    guard depth < Self.depthLimit else {
      if tooDeep == nil { tooDeep = range(node) }
      return unmodeled(node)
    }
    depth += 1
    defer { depth -= 1 }
    return lower(&self)
  }

  /// Whether code at this level may nest further; for declarations, which are no nodes.
  mutating func enter(_ node: Syntax) -> Bool {
    guard depth < Self.depthLimit else {
      if tooDeep == nil { tooDeep = range(node) }
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}
