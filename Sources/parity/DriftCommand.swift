internal import ArgumentParser
internal import FindingModel
internal import Foundation
internal import ParityKit
internal import Reporting
internal import SourceModel

struct DriftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drift",
    abstract: "List what each side still owes the other: since which commit, and by whom.",
    discussion: """
      Walks both histories back from HEAD. Each difference of today is told with the commit at which the two sides \
      parted, oldest first. Changes wait for a grace (14 days, or `grace` in .parity.yml) before they are warnings.

      Exit codes: 0 nothing owed at or above --fail-on, 1 something is, 2 a bad command line or configuration,
      3 the analysis is incomplete: a side is absent or has no history, a clone is shallow, or there are no twins.
      """)

  @Option(
    help: ArgumentHelp(
      "The configuration; without it, .parity.yml is looked for here and above, up to the repository's root.",
      valueName: "path"))
  var config: String?

  @Option(help: ArgumentHelp("The Swift side: a git repository, or a folder in one.", valueName: "path"))
  var swift: String?

  @Option(help: ArgumentHelp("The Kotlin side, likewise.", valueName: "path"))
  var kotlin: String?

  @Option(
    help: ArgumentHelp("Where the walk through the Swift side's history starts (default: HEAD).", valueName: "rev"))
  var swiftRev: String?

  @Option(
    help: ArgumentHelp("Where the walk through the Kotlin side's history starts, likewise.", valueName: "rev"))
  var kotlinRev: String?

  @Option(
    help: ArgumentHelp("List what was done since this day, or in this time: 2026-01-31, 30d, 8w.", valueName: "time"))
  var since: String?

  @Option(help: ArgumentHelp("List only commits whose author's name or address has this text.", valueName: "text"))
  var author: String?

  @Option(help: "text, json, markdown or html.")
  var format: DriftFormat = .text

  @Option(
    help: ArgumentHelp("Show at most this many commits of each side, the oldest first; 0 shows all.", valueName: "n"))
  var limit = 0

  @Flag(help: "List what never agreed, too: differences as old as the file.")
  var all = false

  @OptionGroup(title: "Level") var level: LevelOptions
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions
  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Run") var cache: CacheOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions
  @OptionGroup(title: "Talk") var progress: ProgressOptions

  @Argument(help: "List only what concerns these files and folders.")
  var paths: [String] = []

  mutating func validate() throws {
    if limit < 0 { throw ValidationError("--limit takes a number from 0 on.") }
    if let since, DriftCommand.moment(since, now: 0) == nil {
      throw ValidationError("--since takes a day such as 2026-01-31, or a time such as 30d or 8w, not `\(since)`.")
    }
    if baseline.strictBaseline { throw ValidationError("--strict-baseline is for `parity check`.") }
  }

  func run() throws {
    let prepared = try prepare(
      config.map { .file($0) } ?? .search, RuleChoice(), talk, baseline: baseline.choice,
      cache: cache.cache(in: work.cachePath))
    let setup = try work.fetchTwins(prepared, swift: swift, kotlin: kotlin, missing: .error, talk)
    let line = progress.line(talk)
    let report = drift(request(setup), setup) { line?.show("walking through twins", $0, $1) }
    talk.tell(report.problems)
    let style = ReportStyle(
      isColored: Console.standardOutput.isColored(talk.color), limit: limit == 0 ? nil : limit)
    Console.standardOutput.write(format.render(report, style: style))
    if !report.isComplete { throw ExitCode.incomplete }
    let failOn = level.level(setup.configuration)
    if !level.exitZero, report.debts.contains(where: { failOn.includes($0.severity) }) { throw ExitCode.findings }
  }

  private func request(_ setup: Setup) -> DriftRequest {
    let now = Int(Date().timeIntervalSince1970)
    var request = DriftRequest(
      swift: setup.root(of: .swift, given: swift), kotlin: setup.root(of: .kotlin, given: kotlin),
      swiftRevision: setup.revision(of: .swift, given: swiftRev, at: swift) ?? "HEAD",
      kotlinRevision: setup.revision(of: .kotlin, given: kotlinRev, at: kotlin) ?? "HEAD", now: now, today: today())
    request.since = since.flatMap { DriftCommand.moment($0, now: now) }
    request.author = author
    request.paths = paths
    request.minimumSeverity = talk.verbose ? .info : .warning
    request.wantsWritten = all
    request.jobs = work.jobs
    request.sizeLimit = work.maxFileSize.bytes
    request.cache = cache.cache(setup, in: work.cachePath)
    return request
  }

  /// A day, or as long ago as a text says, in seconds since 1970.
  private static func moment(_ text: String, now: Int) -> Int? {
    SourceModel.moment(ofDay: text) ?? days(text).map { now - $0 * 86_400 }
  }
}

extension DriftFormat: ExpressibleByArgument {}
