internal import ArgumentParser
internal import ParityKit
internal import Seeding

/// Changes twins on purpose, in memory, and measures what is said of it. For the tool's own makers.
struct SeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seed", abstract: "Change twins on purpose, in memory, and measure what is said.",
    shouldDisplay: false)

  @Argument(help: "The Swift folder.") var swift: String
  @Argument(help: "The Kotlin folder.") var kotlin: String
  @Option(help: "Try one of so many changes.") var every = 1
  @Option(help: "How many to work on at a time.") var jobs = 2
  @Flag(help: "Show the changes of which too little or too much is said.") var verbose = false

  mutating func run() throws {
    let setup = try Setup.prepare(.none)
    let twins = SeededTwin.named(swift: swift, kotlin: kotlin, setup)
    let trial = SeedTrial(twins, every: every, jobs: jobs)
    var lines = verbose ? trial.surprises.map(\.sentence) : []
    lines += Seed.Kind.allCases.map { "\($0.rawValue): \((trial.tallies[$0] ?? Tally()).line)" }
    lines.append("\(twins.count) twins: \(trial.total.line)")
    lines.append("changes without meaning: \(trial.neutral), with a finding \(trial.noisy)")
    Console.standardOutput.write(lines.map { $0 + "\n" }.joined())
  }
}
