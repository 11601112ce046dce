/// The escapes of Kotlin's string and character literals (Kotlin grammar: `EscapedIdentifier`, `UniCharacterLiteral`).
enum Escapes {
  /// The UTF-8 bytes that the escape at `offset` stands for; an unknown escape stands for itself. Moves behind it.
  static func decode(_ bytes: [UInt8], at offset: inout Int) -> [UInt8] {
    let lower = offset
    guard lower + 1 < bytes.count else {
      offset = bytes.count
      return [bytes[lower]]
    }
    offset = lower + 2
    switch bytes[lower + 1] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"): return [bytes[lower + 1]]
    case UInt8(ascii: "u"):
      guard let first = unit(bytes, at: lower) else { return [bytes[lower], bytes[lower + 1]] }
      offset = lower + 6
      if (0xD800..<0xDC00).contains(first), let second = unit(bytes, at: offset), (0xDC00..<0xE000).contains(second) {
        offset += 6
        return Array(String(decoding: [first, second], as: UTF16.self).utf8)
      }
      return Array(String(decoding: [first], as: UTF16.self).utf8)
    default: return [bytes[lower], bytes[lower + 1]]
    }
  }

  /// The UTF-16 code unit of `\uXXXX`.
  private static func unit(_ bytes: [UInt8], at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt16(String(decoding: bytes[(offset + 2)..<(offset + 6)], as: UTF8.self), radix: 16)
  }
}
