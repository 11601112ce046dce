/// A 128-bit hash, the same in every process: FNV-1a of 64 bits and a second one of that kind that multiplies by another
/// number and turns, mixed at the end.
///
/// It names results, and guards against accidents, not against an adversary: who can write to the cache can also write to
/// the sources.
struct Digest {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  /// A byte that UTF-8 never has ends each part, so that they cannot run together.
  mutating func add(_ part: String) {
    for byte in part.utf8 { add(byte) }
    add(0xff)
  }

  mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    second = (second ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
    second = (second << 29) | (second >> 35)
  }

  /// Bytes of which there may be many: eight at a time.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      first = (first ^ word) &* 0x9e37_79b9_7f4a_7c15
      first ^= first >> 32
      second = (second ^ word) &* 0xc2b2_ae3d_27d4_eb4f
      second = (second << 29) | (second >> 35)
      index += 8
    }
    for byte in bytes[index...] { add(byte) }
  }

  var value: (high: UInt64, low: UInt64) { (mixed(first), mixed(second ^ (first << 1))) }

  /// Of some bytes, 64 bits.
  static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
      func add(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 32
      }
      var index = 0
      while index + 8 <= bytes.count {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        index += 8
      }
      if index < bytes.count { add(bytes[index...].reduce(0) { $0 << 8 | UInt64($1) }) }
      return mixed(hash)
    }
  }
}

/// The last step of SplitMix64 (Steele, Lea, Flood, 2014).
private func mixed(_ value: UInt64) -> UInt64 {
  var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
  return mixed ^ (mixed >> 31)
}
