internal import Caching

extension RunMemory {
  /// The raw similarity of two texts: as an earlier run has found it, else as `compare` finds it.
  func rawSimilarity(of swift: [UInt8], _ kotlin: [UInt8], _ compare: () -> Double) -> Double {
    value(of: Cache.Key(["raw similarity"], contents: [swift, kotlin])) { bytes in
      var reader = ByteReader(bytes)
      let value = reader.word().map { Double(bitPattern: $0) }
      return reader.isAtEnd ? value.flatMap { 0...1 ~= $0 ? $0 : nil } : nil
    } make: {
      let similarity = compare()
      var writer = ByteWriter()
      writer.write(similarity.bitPattern)
      return (similarity, hasRoom ? writer.bytes : nil)
    }
  }
}
