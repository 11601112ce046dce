internal import SourceModel

/// One token of Kotlin text, as far as the repairs need to tell tokens apart.
struct Token {
  enum Kind: UInt8 {
    /// Identifier or keyword; back-ticks included.
    case word
    case number
    case character
    /// Operators and brackets; `${` and the `}` that ends it included.
    case symbol
    /// The quotes that open a string, with the dollar signs of multi-dollar interpolation before them.
    case stringStart
    case stringEnd
    /// The dollar signs of `$name`; the name follows as a `word`.
    case dollar
  }

  var kind: Kind
  var text: String
  /// Byte offsets.
  var lower: Int
  var upper: Int
  /// A line break stands between the token before and this one.
  var startsLine: Bool
  /// Bytes between the start of the line and the token.
  var column: Int
  /// Index of the innermost open bracket or string around it; -1 at file level.
  var enclosing: Int
  /// Index of the matching bracket or quote; -1 when there is none.
  var partner = -1

  var range: ByteRange { ByteRange(lower, upper) }
}

/// A part of a string literal.
enum StringPiece {
  /// Characters with their escapes resolved.
  case text(ByteRange, String)
  case interpolation(ByteRange)
}

/// The tokens of one file, without comments and white space.
struct LexedSource {
  var tokens: [Token] = []
  var comments: [ByteRange] = []
  /// A block comment that runs to the end of the file.
  var unclosedComment: ByteRange?
  /// The parts of each string literal, by the offset of its opening quote.
  var strings: [Int: [StringPiece]] = [:]
}

extension LexedSource {
  /// The text of a token; empty outside the file.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  func startsLine(_ index: Int) -> Bool { tokens.indices.contains(index) ? tokens[index].startsLine : true }

  /// The index behind a token, or behind the bracket or string that it opens.
  func after(_ index: Int) -> Int {
    let partner = tokens.indices.contains(index) ? tokens[index].partner : -1
    return partner > index ? partner + 1 : index + 1
  }

  /// The index before a token, or before the bracket or string that it closes.
  func before(_ index: Int) -> Int {
    let partner = tokens.indices.contains(index) ? tokens[index].partner : -1
    return partner >= 0 && partner < index ? partner - 1 : index - 1
  }

  /// Whether an operand can end with this token, so that an operator or a call suffix may follow.
  func endsOperand(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .word: return !KotlinWords.expectOperand.contains(tokens[index].text)
    case .number, .character, .stringEnd: return true
    case .symbol:
      if tokens[index].text == ")" {
        return !["if", "while", "for", "when", "catch"].contains(text(tokens[index].partner - 1))
      }
      return ["]", "}", "!!", "++", "--"].contains(tokens[index].text)
    case .stringStart, .dollar: return false
    }
  }

  /// The index behind the `>` that closes a list of type arguments or parameters; `nil` when no such list starts here.
  func afterTypeList(_ open: Int) -> Int? {
    guard text(open) == "<" else { return nil }
    var depth = 0
    var index = open
    let enclosing = tokens[open].enclosing
    // The bound keeps unclosed `f<f<f<…` from costing the square of its length.
    while index < min(tokens.count, open + 500) {
      let token = tokens[index]
      switch token.text {
      case "<": depth += 1
      case ">":
        depth -= 1
        if depth == 0 { return token.enclosing == enclosing ? index + 1 : nil }
      case ".", "?.", ",", "?", "*", "->", ":", "@", "&", "(", ")": break
      default:
        guard token.kind == .word, !KotlinWords.notInTypes.contains(token.text) else { return nil }
      }
      index += 1
      if index < tokens.count, token.text == ")", token.enclosing == enclosing, token.partner < open { return nil }
    }
    return nil
  }
}

/// Word lists of the Kotlin grammar.
enum KotlinWords {
  /// Reserved everywhere; as an identifier they are a sign of a misparse.
  static let hard: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]
  /// Words after which an operand starts.
  static let expectOperand: Set<String> = [
    "as", "do", "else", "in", "is", "return", "throw", "try", "if", "while", "for", "when", "fun", "val", "var",
  ]
  static let notInTypes: Set<String> = hard.subtracting(["in"])
  /// Modifiers: keywords only before a declaration.
  static let modifiers: Set<String> = [
    "public", "private", "protected", "internal", "abstract", "final", "open", "override", "lateinit", "vararg",
    "noinline", "crossinline", "external", "suspend", "inline", "infix", "operator", "tailrec", "const", "sealed",
    "data", "inner", "value", "enum", "annotation", "expect", "actual", "companion", "reified", "out",
  ]
  static let declarationStarts: Set<String> = [
    "class", "interface", "object", "fun", "val", "var", "typealias", "constructor",
  ]
}
