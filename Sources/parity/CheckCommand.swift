internal import ArgumentParser
internal import FindingModel
internal import ParityKit

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare the twins and list what diverges.",
    discussion: """
      Exit codes: 0 nothing to report at or above --fail-on, 1 findings, 2 a bad command line or configuration,
      3 the analysis is incomplete: a side is absent, a file cannot be read, or there are no twins at all.
      """)

  @OptionGroup(title: "Where") var place: WhereOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Level") var level: LevelOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions
  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Run") var cache: CacheOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions
  @OptionGroup(title: "Talk") var progress: ProgressOptions

  @Option(
    help: ArgumentHelp(
      "Compare the k-th of n parts only, for machines that share the work; `parity merge` joins their reports.",
      valueName: "k/n"), transform: ShardChoice.read)
  var shard: Report.Shard?

  @Argument(help: "Report only on the twins of these files and folders.")
  var paths: [String] = []

  func validate() throws {
    if shard != nil, place.change.staged { throw ValidationError("--shard has no use for what is staged.") }
  }

  func run() throws {
    let prepared = try prepare(
      place.configurationSource, rules.choice, talk, baseline: baseline.choice, cache: cache.cache(in: work.cachePath))
    try place.refuseStrayWords(paths, prepared, talk)
    let setup = try place.fetchTwins(prepared, work, talk)
    var request = place.request(setup, paths: paths, work: work, report: report)
    request.shard = shard
    let (outcome, notes) = check(
      request, setup, files: cache.cache(setup, in: work.cachePath),
      progress: progress.line(talk)?.show)
    talk.tell(notes)
    try Delivery(report: report, talk: talk, level: level, isBaselineStrict: baseline.strictBaseline).deliver(
      outcome, configuration: setup.configuration)
  }
}

/// `K/N` on the command line.
enum ShardChoice {
  static func read(_ argument: String) throws -> Report.Shard {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = Report.Shard(number: number, count: count)
    else {
      throw ValidationError(
        "Write the part and the number of parts, such as 1/4; there are at most \(Report.Shard.most).")
    }
    return shard
  }
}
