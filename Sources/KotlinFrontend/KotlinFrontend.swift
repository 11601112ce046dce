package import CodeModel
package import SourceModel

/// Lowers Kotlin text to the model: every declaration, statement, expression, pattern and type, judged by nothing.
///
/// Text that does not parse becomes `incomplete` nodes and incomplete declarations; one problem tells where it begins.
package func lowerKotlin(_ file: SourceFile) -> SourceUnit {
  var unit = SourceUnit(file: file)
  let source = Lexer.lex(file.bytes)
  let repairs = Repairs.plan(file.bytes, source)
  var syntax = SyntaxTree()
  unit.comments = source.comments
  let roots = FileParsing.parse(repairs, into: &syntax)
  let passages = Passages(parsing: repairs, into: &syntax)
  var lowering = Lowering(file: file, source: source, repairs: repairs, syntax: syntax, passages: passages)
  lowering.lowerFile(roots, into: &unit)
  unit.cutBelowDepthLimit()
  return unit
}

/// Parses a text and forgets it: what the parser alone takes is the least that lowering can take.
package func parseKotlinOnly(_ bytes: [UInt8]) { TreeSitter.parseOnly(bytes) }

/// The trees of the passages that were cut out of the text.
struct Passages {
  struct Passage {
    var tree: Syntax
    /// Where the passage begins in the file, blanks in front of its content included.
    var lower: Int
    var range: ByteRange
  }

  private var passages: [Key: Passage] = [:]
  /// Passages that do not parse.
  private(set) var broken: [ByteRange] = []

  private struct Key: Hashable {
    var kind: Repairs.Excision.Kind
    var offset: Int
  }

  init(parsing repairs: Repairs, into syntax: inout SyntaxTree) {
    guard !repairs.excisions.isEmpty else { return }
    let (text, starts) = repairs.renderExcisions()
    var budget = TreeSitter.Budget(byteCount: text.bytes.count)
    let parsed = TreeSitter.parse(text, &budget, into: &syntax)
    for (excision, start) in zip(repairs.excisions, starts) {
      let range = ByteRange(excision.content.lowerBound, excision.content.upperBound)
      if let statement = parsed?.starts[start], let tree = excision.kind.content(of: statement, in: syntax) {
        passages[Key(kind: excision.kind, offset: excision.key)] = Passage(
          tree: tree, lower: excision.blank.lowerBound, range: range)
      } else {
        broken.append(range)
      }
    }
  }

  func passage(_ kind: Repairs.Excision.Kind, at offset: UInt32) -> Passage? {
    passages[Key(kind: kind, offset: Int(offset))]
  }
}

extension Repairs.Excision.Kind {
  /// The part of the framing statement that the passage itself makes up.
  fileprivate func content(of statement: Syntax, in syntax: SyntaxTree) -> Syntax? {
    switch self {
    case .typeArguments:
      syntax.child(statement, .variableDeclaration).flatMap { syntax.child($0, .userType) }
        .flatMap { syntax.child($0, .typeArguments) }
    case .guardCondition, .delegate: syntax.child(statement, field: .right)
    case .annotations:
      syntax.child(statement, .classBody).flatMap { syntax.child($0, .functionDeclaration) }
        .flatMap { syntax.child($0, .modifiers) }
    case .contextReceivers:
      syntax.child(statement, .variableDeclaration).flatMap { syntax.child($0, .functionType) }
        .flatMap { syntax.child($0, .functionTypeParameters) }
    }
  }
}
