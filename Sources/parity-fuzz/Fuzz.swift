internal import ArgumentParser
internal import Foundation
internal import ParityKit
internal import SourceModel

/// Gives every part of the tool that reads what others wrote more broken input than people could write.
@main struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parity-fuzz",
    abstract: "Feeds changed inputs to the parts of parity that read what others wrote.",
    discussion: """
      Inputs are made from the sources and rules of this repository by changes that a seed decides. What crashes, takes
      longer than a second of processor time or more than 500 MiB is saved in the folder of finds, and the exit code is 1.
      """,
    subcommands: [Run.self, Reproduce.self, Work.self], defaultSubcommand: Run.self)
}

struct InputOptions: ParsableArguments {
  @Option(help: "The folder of the repository, whose sources the inputs are made from.") var repository = "."
  @Option(help: "What decides the inputs.") var seed: UInt64 = 1
}

extension Target: ExpressibleByArgument {}

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Run all parts, or one.")

  @OptionGroup var input: InputOptions
  @Option(help: "One part only.") var target: [Target] = []
  @Option(help: "Inputs for each part.") var count: UInt64 = 10_000
  @Option(help: "Seconds for each part at most.") var seconds = 60.0
  @Option(help: "The number of the first input.") var from: UInt64 = 0
  @Option(help: "Where to save what fails.") var finds = ".build/fuzz"

  func run() throws {
    try FileManager.default.createDirectory(atPath: finds, withIntermediateDirectories: true)
    var total: UInt64 = 0
    var failures = 0
    for target in target.isEmpty ? Target.allCases : target {
      var campaign = Campaign(target: target, options: self)
      try campaign.run()
      total += campaign.executions
      failures += campaign.failures
      print(campaign.summary)
    }
    print("\(total) executions, \(failures) failures, seed \(input.seed)")
    if failures > 0 { throw ExitCode(1) }
  }
}

/// One part's share of a run: workers one after the other, each begun behind the input that ended the one before.
private struct Campaign {
  let target: Target
  let options: Run
  private(set) var executions: UInt64 = 0
  private(set) var failures = 0
  private var seconds = 0.0

  /// So many finds of one part are enough for a day.
  private static let mostFailures = 20

  init(target: Target, options: Run) {
    self.target = target
    self.options = options
  }

  var summary: String {
    let pace = seconds > 0 ? Int(Double(executions) / seconds) : 0
    return "\(target.rawValue): \(executions) executions, \(failures) failures, \(pace) a second"
  }

  mutating func run() throws {
    guard let inputs = Inputs(target, seed: options.input.seed, repository: options.input.repository) else {
      throw ValidationError("there are no inputs for \(target.rawValue) in \(options.input.repository)")
    }
    let end = options.from + options.count
    var next = options.from
    let start = Date()
    while next < end, failures < Self.mostFailures {
      seconds = Date().timeIntervalSince(start)
      if seconds >= options.seconds { break }
      let (outcome, last) = try work(next..<end, seconds: options.seconds - seconds)
      guard last != .max else { throw ValidationError("the worker for \(target.rawValue) did not begin: \(outcome)") }
      executions += last + 1 - next
      next = last + 1
      if outcome == .done { break }
      failures += 1
      let name = "\(options.finds)/\(target.rawValue)-\(last)-\(outcome)"
      let (text, other) = inputs[last]
      try Data(text).write(to: URL(fileURLWithPath: name))
      if !other.isEmpty { try Data(other).write(to: URL(fileURLWithPath: name + ".other")) }
      print("\(target.rawValue): \(outcome) at input \(last), saved as \(name)")
    }
    seconds = Date().timeIntervalSince(start)
  }

  private func work(_ numbers: Range<UInt64>, seconds: Double) throws -> (Watch.Outcome, last: UInt64) {
    let progress = "\(options.finds)/\(target.rawValue).progress"
    try Data().write(to: URL(fileURLWithPath: progress))
    defer { try? FileManager.default.removeItem(atPath: progress) }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "work", target.rawValue, "--from", String(numbers.lowerBound), "--until", String(numbers.upperBound),
      "--seconds", String(seconds), "--progress", progress, "--seed", String(options.input.seed), "--repository",
      options.input.repository,
    ]
    try process.run()
    return Watch(process: process, progress: progress).wait()
  }
}

struct Work: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Run inputs in this process.", shouldDisplay: false)

  @OptionGroup var input: InputOptions
  @Argument var target: Target
  @Option var from: UInt64
  @Option var until: UInt64
  @Option var seconds: Double
  @Option var progress: String

  func run() throws {
    guard let inputs = Inputs(target, seed: input.seed, repository: input.repository),
      let file = FileHandle(forUpdatingAtPath: progress)
    else { throw ExitCode(2) }
    let setup = try Setup.prepare(.none)
    let (numbers, seconds) = (from..<until, seconds)
    onDeepStack { inputs.give(numbers, setup, progress: file.fileDescriptor, seconds: seconds) }
  }
}

struct Reproduce: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Give one saved input to a part, in this process.")

  @Argument var target: Target
  @Argument(help: "As it was saved; the second text is looked for beside it.") var file: String

  func run() throws {
    guard let text = FileManager.default.contents(atPath: file) else { throw ValidationError("\(file) cannot be read") }
    let other = FileManager.default.contents(atPath: file + ".other") ?? Data()
    let setup = try Setup.prepare(.none)
    let (target, input, second) = (target, Array(text), Array(other))
    onDeepStack { target.run(input, against: second, setup) }
    print("no crash")
  }
}
