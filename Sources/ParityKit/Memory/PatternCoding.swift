internal import Caching
internal import Checks
internal import CodeModel
internal import Normalization
internal import RuleBook
internal import SourceModel

/// The patterns of the rules that this binary carries, compiled once in a process.
private let embeddedPatterns = {
  var compiler = PatternCompiler(lower: lower)
  _ = HazardRule.compile(RuleSet.embedded(leavesExamples: true).book.rules, with: &compiler)
  return compiler
}()

/// The rules of a book that look at code as it is written.
func hazardRules(of book: RuleSet) -> [HazardRule] {
  var compiler = embeddedPatterns
  return HazardRule.compile(book.rules, with: &compiler).rules
}

extension RunMemory {
  /// The rules of a book that look at code as it is written, with their patterns as an earlier run has compiled them.
  func hazards(_ book: RuleSet) -> [HazardRule] {
    value(of: Cache.Key(["patterns"])) { bytes in
      PatternCompiler(stored: bytes).map { known in
        var compiler = known
        return HazardRule.compile(book.rules, with: &compiler).rules
      }
    } make: {
      var compiler = embeddedPatterns
      let made = HazardRule.compile(book.rules, with: &compiler)
      return (made.rules, made.problems.isEmpty ? compiler.stored : nil)
    }
  }
}

extension PatternCompiler {
  var stored: [UInt8] {
    let known = patterns.sorted { ($0.key.side, $0.key.text) < ($1.key.side, $1.key.text) }
    var writer = ByteWriter()
    writer.write(known) { writer, known in
      writer.write(known.key.side.rawValue)
      writer.write(known.key.text)
    }
    writer.write(patterns: known.map(\.value))
    return writer.bytes
  }

  /// `nil` when the bytes are something else.
  init?(stored bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let spellings = reader.list { reader -> Spelling? in
      guard let side = reader.word(Side.self), let text = reader.text() else { return nil }
      return Spelling(side: side, text: text)
    }
    guard let spellings, let patterns = reader.patterns(), patterns.count == spellings.count, reader.isAtEnd else {
      return nil
    }
    self.init(knowing: Dictionary(zip(spellings, patterns)) { first, _ in first }, lower: ParityKit.lower)
  }
}

/// Patterns are kept as parts of one tree: to have a thousand small trees back takes many times longer.
extension ByteWriter {
  mutating func write(patterns: [Pattern]) {
    var tree = Tree()
    let roots = patterns.map { tree.add(copyOf: $0.root, in: $0.tree) }
    write(numbers: patterns.map { $0.isKotlin ? 1 : 0 })
    write(numbers: roots.map(\.index))
    write(tree: tree)
  }
}

extension ByteReader {
  mutating func patterns() -> [Pattern]? {
    guard let languages = numbers(), let roots = numbers(), let tree = tree(), roots.count == languages.count,
      roots.allSatisfy({ $0 < tree.count })
    else { return nil }
    return zip(roots, languages).map { Pattern(tree: tree, root: NodeID(Int($0)), isKotlin: $1 == 1) }
  }
}
