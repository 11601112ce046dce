internal import Caching
internal import CodeModel
internal import Normalization
internal import RuleBook
internal import SourceModel

/// The normalizer of a book. That of the book of this binary is made once in a process.
func normalizer(_ book: RuleSet) -> Normalizer {
  book.ownTables.isEmpty ? embeddedNormalizer : Normalizer(book: book, lower: lower)
}

private let embeddedNormalizer = Normalizer(book: RuleSet.embedded(leavesExamples: true).book, lower: lower)

extension RunMemory {
  /// The normalizer of a book, with its phrases as an earlier run has compiled them.
  func normalizer(_ book: RuleSet) -> Normalizer {
    value(of: Cache.Key(["phrases"] + book.tableInputs)) { bytes in
      CompiledPhrases(stored: bytes).flatMap { Normalizer(book: book, compiled: $0) }
    } make: {
      let made = ParityKit.normalizer(book)
      return (made, made.compiledPhrases?.stored)
    }
  }
}

extension CompiledPhrases {
  fileprivate var stored: [UInt8] {
    var writer = ByteWriter()
    writer.write(normals) { writer, normal in
      writer.write(normal.phrase)
      writer.write(normal.text)
    }
    writer.write(spellings) { writer, spelling in
      writer.write(spelling.side.rawValue)
      writer.write(spelling.number)
      writer.write(spelling.normal)
      writer.write(rank: spelling.rank)
    }
    writer.write(patterns: normals.map(\.pattern) + spellings.map(\.pattern))
    return writer.bytes
  }

  fileprivate init?(stored bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let normals = reader.list { reader -> (phrase: Int, text: String)? in
      guard let phrase = reader.number(), let text = reader.text() else { return nil }
      return (phrase, text)
    }
    let spellings = reader.list { reader -> (side: Side, number: Int, normal: Int, rank: Pattern.Rank)? in
      guard let side = reader.word(Side.self), let number = reader.number(), let normal = reader.number(),
        let rank = reader.rank()
      else { return nil }
      return (side, number, normal, rank)
    }
    guard let normals, let spellings, let patterns = reader.patterns(),
      patterns.count == normals.count + spellings.count, reader.isAtEnd
    else { return nil }
    self.init(
      normals: zip(normals, patterns).map { Normal(phrase: $0.phrase, pattern: $1, text: $0.text) },
      spellings: zip(spellings, patterns[normals.count...]).map {
        Spelling(side: $0.side, number: $0.number, normal: $0.normal, pattern: $1, rank: $0.rank)
      })
  }
}

extension ByteWriter {
  fileprivate mutating func write(rank: Pattern.Rank) {
    for number in [rank.constants, rank.types, rank.variables, rank.rests] { write(number) }
    write(rank.text)
  }
}

extension ByteReader {
  fileprivate mutating func rank() -> Pattern.Rank? {
    guard let constants = number(), let types = number(), let variables = number(), let rests = number(),
      let text = text()
    else { return nil }
    return Pattern.Rank(constants: constants, types: types, variables: variables, rests: rests, text: text)
  }
}
