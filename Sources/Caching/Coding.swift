/// Bytes that are written one value after the other; numbers take as little room as they need (LEB128).
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []
  private var known: [String: Int] = [:]

  package init() {}

  package mutating func write(_ number: Int) {
    precondition(number >= 0, "only what is counted is stored")
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A list of numbers, most of them small.
  package mutating func write(numbers: [UInt32]) {
    write(numbers.count)
    for number in numbers {
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
  }

  package mutating func write(_ word: UInt64) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * UInt64(shift)))) }
  }

  package mutating func write(words: [UInt64]) {
    write(words.count)
    for word in words { write(word) }
  }

  /// A text is written out once, then called by its number.
  package mutating func write(_ text: String) {
    if let number = known[text] { return write(number + 1) }
    known[text] = known.count
    write(0)
    write(text.utf8.count)
    bytes += text.utf8
  }

  package mutating func write<Element>(_ list: [Element], _ element: (inout ByteWriter, Element) -> Void) {
    write(list.count)
    for item in list { element(&self, item) }
  }

  /// A value that may be absent.
  package mutating func write<Value>(ifAny value: Value?, _ each: (inout ByteWriter, Value) -> Void) {
    write(value == nil ? 0 : 1)
    if let value { each(&self, value) }
  }

  package mutating func write(ifAny text: String?) { write(ifAny: text) { $0.write($1) } }
}

/// Reads what a `ByteWriter` wrote; every read gives `nil` when the bytes do not say what is asked for.
package struct ByteReader {
  private let bytes: [UInt8]
  private var at = 0
  private var known: [String] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { at == bytes.count }

  package mutating func number() -> Int? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while at < bytes.count, shift < 63 {
      let byte = bytes[at]
      at += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return Int(exactly: value) }
      shift += 7
    }
    return nil
  }

  /// What `write(numbers:)` wrote.
  package mutating func numbers() -> [UInt32]? {
    guard let count = number(), count <= bytes.count - at else { return nil }
    // An array without room is one object of the whole process, which would be written to.
    guard count > 0 else { return [] }
    let start = at
    return bytes.withUnsafeBufferPointer { bytes in
      var position = start
      var isWhole = true
      let numbers = [UInt32](unsafeUninitializedCapacity: count) { numbers, filled in
        while filled < count, position < bytes.count {
          var value = UInt32(bytes[position])
          position += 1
          if value >= 0x80 {
            value &= 0x7f
            var shift: UInt32 = 7
            while position < bytes.count, shift < 35 {
              let byte = bytes[position]
              position += 1
              value |= UInt32(byte & 0x7f) << shift
              shift += 7
              if byte < 0x80 { break }
            }
          }
          numbers.initializeElement(at: filled, to: value)
          filled += 1
        }
        isWhole = filled == count
      }
      at = position
      return isWhole ? numbers : nil
    }
  }

  package mutating func word() -> UInt64? {
    guard bytes.count - at >= 8 else { return nil }
    defer { at += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt64.self))
    }
  }

  /// What `write(words:)` wrote.
  package mutating func words() -> [UInt64]? {
    guard let count = number(), count <= (bytes.count - at) / 8 else { return nil }
    let start = at
    at += 8 * count
    return bytes.withUnsafeBytes { bytes in
      (0..<count).map {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8 * $0, as: UInt64.self))
      }
    }
  }

  package mutating func text() -> String? {
    guard let number = number() else { return nil }
    if number > 0 { return number <= known.count ? known[number - 1] : nil }
    guard let count = self.number(), count <= bytes.count - at,
      let text = String(validating: bytes[at..<at + count], as: UTF8.self)
    else { return nil }
    at += count
    known.append(text)
    return text
  }

  @inlinable
  package mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
    guard let count = count() else { return nil }
    var result: [Element] = []
    result.reserveCapacity(min(count, 64))
    for _ in 0..<count {
      guard let item = element(&self) else { return nil }
      result.append(item)
    }
    return result
  }

  /// How many elements follow.
  @usableFromInline
  mutating func count() -> Int? {
    // Every element takes a byte at least; a larger count is damage.
    guard let count = number(), count <= bytes.count - at else { return nil }
    return count
  }

  /// A value that may be absent: `nil` for damage, an optional otherwise.
  @inlinable
  package mutating func optional<Value>(_ value: (inout ByteReader) -> Value?) -> Value?? {
    switch number() {
    case 0: return .some(nil)
    case 1: return value(&self).map { .some($0) }
    default: return nil
    }
  }

  /// A value that is known by its name.
  package mutating func word<Value: RawRepresentable>(_: Value.Type) -> Value? where Value.RawValue == String {
    text().flatMap(Value.init)
  }
}
