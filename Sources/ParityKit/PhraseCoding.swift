internal import Caching
internal import CodeModel
internal import Normalization
internal import RuleBook
internal import SourceModel

extension FileMemory {
  /// The normalizer of a book, with its phrases as an earlier run has compiled them.
  func normalizer(_ book: RuleSet, _ make: () -> Normalizer) -> Normalizer {
    value(of: Cache.Key(["phrases"])) { bytes in
      CompiledPhrases(stored: bytes).flatMap { Normalizer(book: book, compiled: $0) }
    } make: {
      let made = make()
      return (made, made.compiledPhrases?.stored)
    }
  }
}

extension CompiledPhrases {
  fileprivate var stored: [UInt8] {
    var writer = ByteWriter()
    writer.write(normals) { writer, normal in
      writer.write(normal.phrase)
      writer.write(pattern: normal.pattern)
    }
    writer.write(spellings) { writer, spelling in
      writer.write(spelling.side.rawValue)
      writer.write(spelling.number)
      writer.write(spelling.normal)
      writer.write(pattern: spelling.pattern)
    }
    return writer.bytes
  }

  fileprivate init?(stored bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let normals = reader.list { reader -> Normal? in
      guard let phrase = reader.number(), let pattern = reader.pattern() else { return nil }
      return Normal(phrase: phrase, pattern: pattern)
    }
    let spellings = reader.list { reader -> Spelling? in
      guard let side = reader.word(Side.self), let number = reader.number(), let normal = reader.number(),
        let pattern = reader.pattern()
      else { return nil }
      return Spelling(side: side, number: number, normal: normal, pattern: pattern)
    }
    guard let normals, let spellings, reader.isAtEnd else { return nil }
    self.init(normals: normals, spellings: spellings)
  }
}

extension ByteWriter {
  fileprivate mutating func write(pattern: Pattern) {
    write(pattern.isKotlin ? 1 : 0)
    write(node: pattern.root)
    write(tree: pattern.tree, roots: [pattern.root])
  }
}

extension ByteReader {
  fileprivate mutating func pattern() -> Pattern? {
    guard let isKotlin = number(), let root = node(), let tree = tree(), root.index < tree.count else { return nil }
    return Pattern(tree: tree, root: root, isKotlin: isKotlin == 1)
  }
}
