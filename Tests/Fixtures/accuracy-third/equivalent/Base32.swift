import Foundation

/// RFC 4648 Base32 for the authenticator secrets.
enum Base32 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)
  private static let pad = UInt8(ascii: "=")

  static func encode(_ bytes: [UInt8], padded: Bool = true) -> String {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 4) / 5 * 8)
    var buffer: UInt32 = 0
    var bits: UInt32 = 0

    for byte in bytes {
      buffer = (buffer << 8) | UInt32(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        output.append(alphabet[Int((buffer >> bits) & 0x1F)])
      }
    }
    if bits > 0 {
      output.append(alphabet[Int((buffer << (5 - bits)) & 0x1F)])
    }
    while padded && !output.count.isMultiple(of: 8) {
      output.append(pad)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Ignores case and trailing padding. Returns `nil` for anything that no encoder produces.
  static func decode(_ text: String) -> [UInt8]? {
    var symbols = Array(text.utf8)
    while symbols.last == pad { symbols.removeLast() }

    var output: [UInt8] = []
    var buffer: UInt32 = 0
    var bits: UInt32 = 0

    for symbol in symbols {
      guard let value = quintet(for: symbol) else { return nil }
      buffer = (buffer << 5) | value
      bits += 5
      if bits >= 8 {
        bits -= 8
        output.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }

    let leftover = buffer & ((1 << bits) - 1)
    return bits < 5 && leftover == 0 ? output : nil
  }

  private static func quintet(for symbol: UInt8) -> UInt32? {
    switch symbol {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return UInt32(symbol - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return UInt32(symbol - UInt8(ascii: "a"))
    case UInt8(ascii: "2")...UInt8(ascii: "7"): return UInt32(symbol - UInt8(ascii: "2")) + 26
    default: return nil
    }
  }
}
