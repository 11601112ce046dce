/// Numbers that a seed decides (SplitMix64), so that every input can be made again from two numbers.
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, index: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ index &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// From 0 to below a bound; 0 when the bound is.
  mutating func below(_ bound: Int) -> Int { bound <= 0 ? 0 : Int(next() % UInt64(bound)) }

  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }
}
