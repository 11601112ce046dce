internal import ArgumentParser
internal import Foundation
internal import ParityKit
internal import Seeding
internal import SourceModel

struct SelfTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Measure how far parity can be trusted on your own twins.",
    discussion: """
      Changes of many kinds are made in memory, on one side of a twin at a time; nothing is written. For each folder is \
      told what share of them a run over the change would have noticed, and about how many changes without meaning \
      something would have been said. The same --seed makes the same changes.
      """)

  @OptionGroup(title: "Where") var place: SideOptions
  @OptionGroup(title: "Rules") var rules: OwnRuleOptions

  @Option(help: ArgumentHelp("Choose the changes by this number.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("Make at most this many changes.", valueName: "n"))
  var limit = 400

  @Option(help: ArgumentHelp("Stop after this time, and say so.", valueName: "seconds"))
  var time = 300

  @Option(help: "text or json.")
  var format: SelfTestFormat = .text

  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions
  @OptionGroup(title: "Talk") var progress: ProgressOptions

  @Argument(help: "Change only the twins of these files and folders.")
  var paths: [String] = []

  mutating func validate() throws {
    if limit < 1 { throw ValidationError("--limit takes a number from 1 on.") }
    if time < 1 { throw ValidationError("--time takes a number of seconds from 1 on.") }
  }

  func run() throws {
    let prepared = try prepare(place.configurationSource, RuleChoice(folders: rules.folders), talk)
    let setup = try work.fetchTwins(prepared, swift: place.swift, kotlin: place.kotlin, missing: .error, talk)
    let files = TwinFiles(place.request(setup, paths: paths, work), setup)
    talk.tell(files.problems)
    guard !files.twins.isEmpty else { throw ExitCode.incomplete }
    let end = Date().addingTimeInterval(TimeInterval(time))
    let line = progress.line(talk)
    let result = SelfTest(
      files.twins, setup, SelfTest.Plan(seed: seed, limit: limit, jobs: work.jobs), isOver: { Date() > end },
      progress: { line?.show("changing twins", $0, $1) })
    let words = SelfTestWords(result: result, seed: seed, limit: limit)
    Console.standardOutput.write(format == .json ? words.json : words.text(isVerbose: talk.verbose))
    if files.problems.contains(where: { $0.severity == .error }) { throw ExitCode.incomplete }
  }
}

enum SelfTestFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}

/// Where the two sides lie, for commands that look at all of the files as they are.
struct SideOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; without it, .parity.yml is looked for here and above, up to the repository's root.",
      valueName: "path"))
  var config: String?

  @Option(
    help: ArgumentHelp("The Swift side: a git repository, a folder in one, or a plain folder.", valueName: "path"))
  var swift: String?

  @Option(help: ArgumentHelp("The Kotlin side, likewise.", valueName: "path"))
  var kotlin: String?

  var configurationSource: Setup.ConfigurationSource { config.map { .file($0) } ?? .search }

  func request(_ setup: Setup, paths: [String], _ work: RunOptions) -> AnalysisRequest {
    AnalysisRequest(
      swift: SideRequest(
        root: setup.root(of: .swift, given: swift), revision: setup.revision(of: .swift, given: nil, at: swift)),
      kotlin: SideRequest(
        root: setup.root(of: .kotlin, given: kotlin), revision: setup.revision(of: .kotlin, given: nil, at: kotlin)),
      paths: paths, jobs: work.jobs, sizeLimit: work.maxFileSize.bytes, today: today())
  }
}
