/// The key under which a name is compared: `MAX_RETRY`, `maxRetry`, `MaxRetry` and `_maxRetry` share one.
///
/// Words are joined without separator, so compound words (`metadata`, `metaData`) and acronyms (`baseURL`, `baseUrl`)
/// need no list; what is called after `nil` is called after `null` in Kotlin: `firstOrNil`. Source: catalogue rows
/// E01–E11, E14.
package func canonicalName(_ name: String) -> String {
  if name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "`") && !isCapital($0) }) {
    return name
  }
  var utf8: [UInt8] = []
  utf8.reserveCapacity(name.utf8.count)
  var isPlain = true
  var last: (UInt8, UInt8) = (0, 0)
  let bytes = name.utf8
  for index in bytes.indices {
    let byte = bytes[index]
    defer { last = (last.1, byte) }
    switch byte {
    case UInt8(ascii: "l")
    where last.1 == UInt8(ascii: "i") && begins(last.0, atStart: utf8.count == 2) && endsWord(bytes, at: index):
      utf8.removeLast()
      utf8 += "ull".utf8
    case UInt8(ascii: "_"), UInt8(ascii: "`"): continue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): utf8.append(byte | 0x20)
    case 0x80...:
      isPlain = false
      utf8.append(byte)
    default: utf8.append(byte)
    }
  }
  if utf8.isEmpty { return name.contains("_") ? "_" : name }
  let joined = String(decoding: utf8, as: UTF8.self)
  return isPlain ? joined : joined.lowercased()
}

/// Whether a word begins with this byte, and it is that of `nil`.
private func begins(_ byte: UInt8, atStart isStart: Bool) -> Bool {
  byte == UInt8(ascii: "N") || isStart && byte == UInt8(ascii: "n")
}

private func endsWord(_ name: String.UTF8View, at index: String.UTF8View.Index) -> Bool {
  let next = name.index(after: index)
  return next == name.endIndex || isCapital(name[next])
}

private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

/// Whether a name is written as types are: an upper-case letter first and not a constant in capitals (`FOO_BAR`).
package func isTypeName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first(where: { $0 != "_" }), LetterCase(first) == .upper else { return false }
  if name.utf8.count == 1 { return true }
  return name.unicodeScalars.contains { LetterCase($0) == .lower }
}

/// A dotted name without what encloses it: `Booking.Status` → `Status`.
package func lastComponent(of name: String) -> String {
  let bytes = name.utf8
  let dot = UInt8(ascii: ".")
  guard let last = bytes.lastIndex(where: { $0 != dot }) else { return name }
  let start = bytes[...last].lastIndex(of: dot).map { bytes.index(after: $0) } ?? bytes.startIndex
  return String(name[start..<bytes.index(after: last)])
}

/// The words of a name: `makeURLRequest` → make, url, request; `MAX_RETRY` → max, retry.
package func words(of name: String) -> [String] {
  if name.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords(of: Array(name.utf8)) }
  var words: [String] = []
  var current = String.UnicodeScalarView()
  var last = LetterCase.none
  let scalars = Array(name.unicodeScalars)
  func flush() {
    if !current.isEmpty { words.append(String(current).lowercased()) }
    current.removeAll()
  }
  for (index, scalar) in scalars.enumerated() {
    let letter = LetterCase(scalar)
    if letter == .none {
      flush()
      continue
    }
    if letter == .upper, !current.isEmpty {
      let nextIsLower = index + 1 < scalars.count && LetterCase(scalars[index + 1]) == .lower
      if last != .upper || nextIsLower { flush() }
    }
    current.append(scalar)
    last = letter
  }
  flush()
  return words
}

/// The same where every character is a byte.
private func asciiWords(of name: [UInt8]) -> [String] {
  var words: [String] = []
  var current: [UInt8] = []
  var last = LetterCase.none
  func flush() {
    if !current.isEmpty { words.append(String(decoding: current, as: UTF8.self)) }
    current.removeAll(keepingCapacity: true)
  }
  for (index, byte) in name.enumerated() {
    let letter = LetterCase(byte)
    if letter == .none {
      flush()
      continue
    }
    if letter == .upper, !current.isEmpty {
      let nextIsLower = index + 1 < name.count && LetterCase(name[index + 1]) == .lower
      if last != .upper || nextIsLower { flush() }
    }
    current.append(letter == .upper ? byte | 0x20 : byte)
    last = letter
  }
  flush()
  return words
}

/// What a character is to a name.
private enum LetterCase {
  case upper
  case lower
  /// A digit, or a letter of a script without cases.
  case neither
  /// No part of a word.
  case none

  /// - Parameter ascii: below 128.
  init(_ ascii: UInt8) {
    switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .neither
    default: self = .none
    }
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case _ where scalar.isASCII: self.init(UInt8(scalar.value))
    default:
      let properties = scalar.properties
      if !properties.isAlphabetic, properties.numericType == nil {
        self = .none
      } else {
        self = properties.isUppercase ? .upper : properties.isLowercase ? .lower : .neither
      }
    }
  }
}
