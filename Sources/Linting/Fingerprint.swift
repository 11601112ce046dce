/// Names a finding by what it is about, so that it is known again after lines have moved.
enum Fingerprint {
  /// Sixteen hexadecimal digits from a rule and a violation's identity. Copies of one violation share them.
  static func of(rule: String, identity: [String]) -> String {
    var hash = FNV()
    hash.add(rule)
    for part in identity { hash.add(part) }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo). A byte that UTF-8 never has ends each part, so that they cannot run
/// together.
private struct FNV {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ part: String) {
    for byte in part.utf8 { add(byte) }
    add(0xff)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
