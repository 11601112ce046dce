extension UnsafeBufferPointer<UInt8> {
  /// Where some bytes stand for the first time; `nil` when they stand nowhere.
  package func firstOffset(of word: StaticString) -> Int? {
    let size = word.utf8CodeUnitCount
    guard size > 0, size <= count else { return size == 0 ? 0 : nil }
    let first = word.utf8Start[0]
    for start in 0...(count - size) where self[start] == first {
      var length = 1
      while length < size, self[start + length] == word.utf8Start[length] { length += 1 }
      if length == size { return start }
    }
    return nil
  }
}

extension SourceFile {
  /// Whether some bytes stand anywhere in the text.
  package func contains(_ word: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { $0.firstOffset(of: word) != nil }
  }
}
