internal import Foundation
internal import ParityKit

/// The inputs of one part, each decided by its number.
struct Inputs {
  let target: Target
  let seed: UInt64
  private let own: Mutation
  private let other: Mutation?

  init?(_ target: Target, seed: UInt64, repository: String) {
    let seeds = target.seeds(in: repository)
    guard !seeds.own.isEmpty else { return nil }
    self.target = target
    self.seed = seed
    own = Mutation(seeds: seeds.own)
    other = seeds.other.isEmpty ? nil : Mutation(seeds: seeds.other)
  }

  /// The two texts of a number, the second empty where a part takes one.
  subscript(number: UInt64) -> (text: [UInt8], other: [UInt8]) {
    var random = Randomness(seed: seed, index: number)
    let text = own.input(&random)
    return (text, other?.input(&random) ?? [])
  }

  /// Gives input after input until the time is over.
  ///
  /// - Parameter progress: eight bytes with the number of the input at hand, written before it is given.
  func give(_ numbers: Range<UInt64>, _ setup: Setup, progress: Int32, seconds: Double) {
    let start = Date()
    for number in numbers {
      var bytes = number.littleEndian
      pwrite(progress, &bytes, 8, 0)
      let (text, other) = self[number]
      target.run(text, against: other, setup)
      if number % 64 == 0, Date().timeIntervalSince(start) > seconds { break }
    }
  }
}
