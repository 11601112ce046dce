/// A 64-bit hash that is the same in every process and on every machine, unlike `Hasher`; not for adversarial input.
///
/// The mixing step is that of SplitMix64 (Steele, Lea, Flood, 2014); bytes enter through FNV-1a.
package struct StableHash: Sendable, Hashable {
  package private(set) var value: UInt64

  package init(seed: UInt64 = 0xcbf2_9ce4_8422_2325) { value = seed }

  package mutating func combine(_ word: UInt64) {
    var mixed = value &+ 0x9e37_79b9_7f4a_7c15 &+ word
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    value = mixed ^ (mixed >> 31)
  }

  package mutating func combine(_ text: String) {
    combine(StableHash.of(text))
  }

  package static func of(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
