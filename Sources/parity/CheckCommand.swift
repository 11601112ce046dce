internal import ArgumentParser
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
  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "Report only on the twins of these files and folders.")
  var paths: [String] = []

  func run() throws {
    if place.change.staged, report.reporters.isEmpty, !talk.verbose,
      !stagesSources(place.configurationSource, swift: place.swift, kotlin: place.kotlin)
    {
      return
    }
    let prepared = try prepare(place.configurationSource, rules.choice, talk, baseline: baseline.choice)
    let setup = try place.fetchTwins(prepared, work, talk)
    let request = place.request(setup, paths: paths, work: work, report: report)
    try Delivery(report: report, talk: talk, level: level, isBaselineStrict: baseline.strictBaseline).deliver(
      check(request, setup), configuration: setup.configuration)
  }
}
