/// The key under which a name is compared: `MAX_RETRY`, `maxRetry`, `MaxRetry` and `_maxRetry` share one.
///
/// Words are joined without separator, so compound words (`metadata`, `metaData`) and acronyms (`baseURL`, `baseUrl`)
/// need no list. Source: catalogue rows E01–E11, E14.
package func canonicalName(_ name: String) -> String {
  var utf8: [UInt8] = []
  utf8.reserveCapacity(name.utf8.count)
  var isPlain = true
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "`"): continue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): utf8.append(byte | 0x20)
    case 0x80...: isPlain = false
      utf8.append(byte)
    default: utf8.append(byte)
    }
  }
  if utf8.isEmpty { return name.contains("_") ? "_" : name }
  let joined = String(decoding: utf8, as: UTF8.self)
  return isPlain ? joined : joined.lowercased()
}

/// Whether a name is written as types are: an upper-case letter first and not a constant in capitals (`FOO_BAR`).
package func isTypeName(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first(where: { $0 != "_" }), first.properties.isUppercase else { return false }
  if name.utf8.count == 1 { return true }
  return name.unicodeScalars.contains { $0.properties.isLowercase }
}

/// The words of a name: `makeURLRequest` → make, url, request; `MAX_RETRY` → max, retry.
package func words(of name: String) -> [String] {
  var words: [String] = []
  var current: [Unicode.Scalar] = []
  let scalars = Array(name.unicodeScalars)
  func flush() {
    if !current.isEmpty { words.append(String(String.UnicodeScalarView(current)).lowercased()) }
    current = []
  }
  for (index, scalar) in scalars.enumerated() {
    let properties = scalar.properties
    if !properties.isAlphabetic, properties.numericType == nil {
      flush()
      continue
    }
    if properties.isUppercase, let last = current.last {
      let nextIsLower = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
      if !last.properties.isUppercase || nextIsLower { flush() }
    }
    current.append(scalar)
  }
  flush()
  return words
}
