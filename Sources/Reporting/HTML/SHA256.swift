/// The hash by which a page names the one script and the one style sheet that its browser may use (FIPS 180-4).
func sha256(_ text: String) -> [UInt8] {
  var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  var message = Array(text.utf8)
  let bits = UInt64(message.count) * 8
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) { message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  for block in stride(from: 0, to: message.count, by: 64) { mix(message[block..<block + 64], into: &state) }
  return state.flatMap { word in
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }
}

private func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
  var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
    (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[start + $1]) }
  }
  for index in 16..<64 {
    let early = schedule[index - 15]
    let late = schedule[index - 2]
    let small = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
    let large = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
    schedule.append(schedule[index - 16] &+ small &+ schedule[index - 7] &+ large)
  }
  var word = state
  for index in 0..<64 {
    let large = rotated(word[4], 6) ^ rotated(word[4], 11) ^ rotated(word[4], 25)
    let choice = (word[4] & word[5]) ^ (~word[4] & word[6])
    let first = word[7] &+ large &+ choice &+ roundConstants[index] &+ schedule[index]
    let small = rotated(word[0], 2) ^ rotated(word[0], 13) ^ rotated(word[0], 22)
    let majority = (word[0] & word[1]) ^ (word[0] & word[2]) ^ (word[1] & word[2])
    word = [first &+ small &+ majority, word[0], word[1], word[2], word[3] &+ first, word[4], word[5], word[6]]
  }
  for index in state.indices { state[index] &+= word[index] }
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = {
  let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
  return primes.map { fractionOfCubeRoot($0) }
}()

/// By bisection on whole numbers: the largest `root` whose cube is at most `number * 2^96`, without its whole part.
private func fractionOfCubeRoot(_ number: Int) -> UInt32 {
  var low: UInt64 = 0
  var high: UInt64 = 8 << 32
  while high - low > 1 {
    let middle = (low + high) / 2
    if isCube(of: middle, atMost: UInt64(number)) { low = middle } else { high = middle }
  }
  return UInt32(truncatingIfNeeded: low)
}

/// Whether `root³ ≤ number · 2⁹⁶`, for roots below 2³⁵.
private func isCube(of root: UInt64, atMost number: UInt64) -> Bool {
  let square = root.multipliedFullWidth(by: root)
  let low = square.low.multipliedFullWidth(by: root)
  let high = square.high * root + low.high
  return high < number << 32 || (high == number << 32 && low.low == 0)
}
