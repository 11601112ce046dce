internal import ArgumentParser
internal import FindingModel
internal import ParityKit
internal import Reporting

struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Total the twins by folder: how many, how alike, and what is found in them.",
    discussion: "Exit codes: 0 counted, 2 a bad command line or configuration, 3 the analysis is incomplete.")

  @Option(help: "text, json, html or badge.")
  var format: StatsFormat = .text

  @Option(help: ArgumentHelp("So many parts of the Swift files' paths make a folder.", valueName: "n"))
  var depth = 2

  @OptionGroup(title: "Where") var place: WhereOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Run") var cache: CacheOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "Count only the twins of these files and folders.")
  var paths: [String] = []

  mutating func validate() throws {
    if depth < 1 { throw ValidationError("--depth takes a number from 1 on.") }
  }

  func run() throws {
    let prepared = try prepare(
      place.configurationSource, rules.choice, talk, cache: cache.cache(in: work.cachePath))
    try place.refuseStrayWords(paths, prepared, talk)
    let setup = try place.fetchTwins(prepared, work, talk)
    var request = place.request(setup, paths: paths, work: work)
    request.wantsSources = format == .html
    let (report, notes) = check(request, setup, files: cache.cache(setup, in: work.cachePath))
    talk.tell(notes)
    talk.tell(report.problems)
    switch format {
    case .text: Console.standardOutput.write(lines: lines(of: renderTotals(report, depth: depth)))
    case .json: Console.standardOutput.write(renderTotalsAsJSON(report, depth: depth))
    case .html: Console.standardOutput.write(Reporter.html.render(report))
    case .badge: Console.standardOutput.write(Reporter.badge.render(report))
    }
    if !report.isComplete { throw ExitCode.incomplete }
  }
}

enum StatsFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case html
  case badge
}
