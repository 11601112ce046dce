internal import SourceModel

/// What the text needs before tree-sitter-kotlin 1.1.0 reads it as the Kotlin compiler does.
///
/// Three means, none of which moves a token: bytes overwritten in place (`overlay`), bytes inserted between tokens, and
/// passages cut out of the text and parsed on their own (`excisions`). Labels of nodes are taken from the original.
struct Repairs {
  /// A passage that the grammar misreads in its place; blanks stand for it, and it is parsed on its own.
  struct Excision {
    enum Kind {
      /// `<A, B>` between a callee and its arguments; keyed by the end of the callee's name.
      case typeArguments
      /// The condition after `if` in an arm of `when`; keyed by the start of the arm's arrow.
      case guardCondition
      /// The expression after `by` before a class body; keyed by the end of the delegated type.
      case delegate
      /// Annotations before the modifiers of a declaration; keyed by the start of what follows.
      case annotations
      /// The parenthesised list of `context(…)`; keyed by the start of what follows.
      case contextReceivers
    }

    var kind: Kind
    /// What blanks replace.
    var blank: Range<Int>
    /// What is parsed on its own.
    var content: Range<Int>
    var key: Int
  }

  let source: LexedSource
  var overlay: [UInt8]
  var insertions: [(offset: Int, byte: UInt8)] = []
  var excisions: [Excision] = []
  /// Offsets of the `::` of `Foo?::bar`, whose question mark the grammar cannot read.
  var nullableReferences: Set<Int> = []

  /// Finds every repair that a file needs.
  static func plan(_ bytes: [UInt8], _ source: LexedSource) -> Repairs {
    var repairs = Repairs(source: source, overlay: bytes)
    repairs.hideStringsAndComments()
    repairs.bracketInterpolations()
    let headers = repairs.repairClassHeaders()
    repairs.repairClassBodies(headers)
    repairs.cutWhenGuards()
    repairs.cutTypeArguments(headers)
    repairs.hideComparisons()
    repairs.cutAnnotations(headers)
    repairs.renameSoftKeywords()
    repairs.repairPunctuation()
    repairs.bracketLoops()
    repairs.excisions.sort { ($0.blank.lowerBound, -$0.blank.upperBound) < ($1.blank.lowerBound, -$1.blank.upperBound) }
    // Insertions at one place keep their order: a brace closes before a line break follows.
    repairs.insertions = repairs.insertions.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    return repairs
  }

  private init(source: LexedSource, overlay: [UInt8]) {
    self.source = source
    self.overlay = overlay
  }

  // MARK: Means

  /// Overwrites bytes with blanks; line breaks stay unless `joiningLines`.
  mutating func blank(_ range: Range<Int>, joiningLines: Bool = false) {
    for offset in range where joiningLines || overlay[offset] != UInt8(ascii: "\n") {
      overlay[offset] = UInt8(ascii: " ")
    }
  }

  /// Puts a word of the same length, which is no keyword, in a token's place.
  mutating func hide(_ range: Range<Int>) {
    for offset in range { overlay[offset] = UInt8(ascii: "z") }
  }

  mutating func insert(_ byte: Character, at offset: Int) {
    insertions.append((offset, byte.asciiValue ?? UInt8(ascii: " ")))
  }

  mutating func excise(_ kind: Excision.Kind, blank: Range<Int>, content: Range<Int>, key: Int) {
    guard !content.isEmpty else { return }
    excisions.append(Excision(kind: kind, blank: blank, content: content, key: key))
  }

  // MARK: Strings and comments

  /// The grammar loses `$name`, splits `\u0041`, takes `//` after an interpolation for a comment, and ends statements
  /// wrongly around comments, and fails at `1__0`. It gets opaque words and blanks instead; texts come from the lexer.
  private mutating func hideStringsAndComments() {
    for comment in source.comments { blank(Int(comment.lower)..<Int(comment.upper)) }
    for (_, pieces) in source.strings {
      for case .text(let range, _) in pieces { hide(Int(range.lower)..<Int(range.upper)) }
    }
    for token in source.tokens where token.kind == .number && token.text.contains("__") {
      for offset in token.lower..<token.upper where overlay[offset] == UInt8(ascii: "_") {
        overlay[offset] = UInt8(ascii: "0")
      }
    }
    for token in source.tokens where token.kind == .stringStart {
      // Multi-dollar interpolation is newer than the grammar.
      if let quote = token.text.firstIndex(of: "\""), quote != token.text.startIndex {
        blank(token.lower..<(token.lower + token.text.distance(from: token.text.startIndex, to: quote)))
      }
    }
  }

  /// `$name` becomes `${name}`, and `$$${x}` in a multi-dollar string `zz${x}`.
  private mutating func bracketInterpolations() {
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .dollar {
        hide(token.lower..<(token.upper - 1))
        insert("{", at: token.upper)
        insert("}", at: source.tokens[index + 1].upper)
      } else if token.kind == .symbol, token.text.hasSuffix("${"), token.text.count > 2 {
        hide(token.lower..<(token.upper - 2))
      }
    }
  }
}
