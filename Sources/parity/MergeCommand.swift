internal import ArgumentParser
internal import FindingModel
internal import Foundation
internal import ParityKit
internal import Reviewing
internal import SourceModel

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the reports of all shards of one check.",
    discussion: """
      Each machine runs `parity check --shard K/N --reporter json:K.json --exit-zero`; one then runs `parity merge *.json`
      and gets the report of the undivided run, in every form, and its exit code. Sources are not in the reports, so the
      HTML page has no side-by-side view.

      Exit codes: as for `check`; 2 also when the reports are not all shards of one run.
      """)

  @OptionGroup(title: "Report") var report: ReportOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Level") var level: LevelOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Option(help: ArgumentHelp("The configuration that the shards were run with.", valueName: "path"))
  var config: String?

  @Flag(help: "Fail when accepted findings are gone from the code.")
  var strictBaseline = false

  @Argument(help: "What `--reporter json:PATH` wrote, of each shard.")
  var shards: [String]

  func run() throws {
    let setup = try prepare(config.map { .file($0) } ?? .search, rules.choice, talk)
    let merged: Report
    do throws(Problem) {
      var reports: [(name: String, report: Report)] = []
      for path in shards { reports.append((path, try read(path, setup))) }
      merged = try merge(reports)
    } catch {
      talk.tell([error])
      throw ExitCode.misuse
    }
    try Delivery(report: report, talk: talk, level: level, isBaselineStrict: strictBaseline).deliver(
      merged, configuration: setup.configuration)
  }

  private func read(_ path: String, _ setup: Setup) throws(Problem) -> Report {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Problem(.error, path: path, message: "there is no such report")
    }
    do throws(Problem) {
      let saved = try SavedReport(Array(bytes), from: .oneself, rules: setup.ruleNotes, toolVersion: toolVersion)
      guard saved.version == toolVersion else {
        throw Problem(.error, message: "parity \(saved.version) wrote this report, and this is parity \(toolVersion)")
      }
      return saved.report
    } catch {
      var problem = error
      problem.path = path
      throw problem
    }
  }
}
