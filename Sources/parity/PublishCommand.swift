internal import ArgumentParser
internal import CIReading
internal import FindingModel
internal import Foundation
internal import ParityKit
internal import ReviewPosting
internal import Reviewing
internal import SourceModel

struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Post a saved JSON report in the pull request that it belongs to.",
    discussion: """
      The second stage for pull requests from forks, whose own jobs may not write: a workflow that `workflow_run` starts
      runs on the default branch, fetches the report as an artifact, and posts it. It reads no source code, and believes
      nothing of the report but what it found: the commit comes from this job's event, the pull request from the host.

      The verdict is red where the first stage failed: as the event says, or the report. Else --fail-on decides (error, if
      not said otherwise). Who may change the first stage's workflow file may still make it green.

      Exit codes: 0 posted, 2 the report or the environment is no good, 4 it could not be posted.
      """)

  @Argument(help: "What `parity ci` or `--reporter json:PATH` wrote.")
  var report: String

  @Option(
    help: ArgumentHelp(
      "The configuration's path from the repository's root, which tells comments apart.", valueName: "path"))
  var config = ".parity.yml"

  @Flag(help: "Post findings at their lines, too: at most ten, only on lines that the change touches.")
  var inline = false

  @OptionGroup(title: "Level") var level: LevelOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let context = readCI(environment) { FileManager.default.contents(atPath: $0).map(Array.init) }
    if !talk.quiet { Console.standardError.write("parity publish: \(context.summary)\n") }
    let names = tokenNames(for: context.provider)
    guard let token = names.lazy.compactMap({ Token(environment[$0]) }).first else {
      talk.tell([Problem(.error, message: "none of \(names.joined(separator: ", ")) is set")])
      throw ExitCode.unposted
    }
    let outcome: PostingOutcome
    do throws(Problem) {
      let bytes = try read(report)
      let saved = try SavedReport(bytes, from: .stranger, rules: try knownRules(), toolVersion: toolVersion)
      let failOn = level.level(Configuration())
      outcome = try publish(
        saved, to: ReviewTarget(context, token: token, network: .real(), wantsNotes: inline),
        configuration: config
      ) { report in
        report.isComplete && context.predecessorSucceeded != false
          && (level.exitZero
            // What the first stage failed for stands in a configuration that is not here, and counts as well.
            || report.hasPassed != false && !report.audible.contains { failOn.includes($0.severity) })
      }
    } catch {
      talk.tell([error])
      throw ExitCode.misuse
    }
    if !talk.quiet { Console.standardError.write(outcome.lines.map { "posted: \($0)\n" }.joined()) }
    talk.tell(outcome.problems)
    if outcome.isFailed { throw ExitCode.unposted }
  }

  /// A file of a size that a report can have; neither a device nor a pipe, which never end.
  private func read(_ path: String) throws(Problem) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(.error, path: path, message: "there is no such report")
    }
    guard status.st_size <= SavedReport.sizeLimit, let bytes = FileManager.default.contents(atPath: path) else {
      throw Problem(.error, path: path, message: "the report is too large or cannot be read")
    }
    return Array(bytes)
  }

  private func knownRules() throws(Problem) -> [RuleNote] {
    do throws(SetupFailure) { return try Setup.prepare(.none).ruleNotes } catch {
      throw error.problems.first ?? Problem(.error, message: "the rules cannot be read")
    }
  }
}
