internal import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// Where some bytes stand for the first time; `nil` when they stand nowhere.
  package func firstOffset(of word: StaticString) -> Int? {
    let size = word.utf8CodeUnitCount
    guard size > 0 else { return 0 }
    guard let start = baseAddress else { return nil }
    var offset = 0
    while offset + size <= count,
      let found = memchr(start + offset, Int32(word.utf8Start[0]), count - size - offset + 1)
    {
      if memcmp(found, word.utf8Start, size) == 0 { return UnsafeRawPointer(found) - UnsafeRawPointer(start) }
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
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
