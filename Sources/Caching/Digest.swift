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

  var value: (high: UInt64, low: UInt64) { (mixed(first), mixed(second ^ (first << 1))) }

  /// Of some bytes, 64 bits: eight at a time, because whole packs are checked.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var word: UInt64 = 0
      let end = min(index + 8, bytes.endIndex)
      while index < end {
        word = word << 8 | UInt64(bytes[index])
        index += 1
      }
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 32
    }
    return mixed(hash)
  }
}

/// The last step of SplitMix64 (Steele, Lea, Flood, 2014).
private func mixed(_ value: UInt64) -> UInt64 {
  var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
  return mixed ^ (mixed >> 31)
}
