internal import ArgumentParser
internal import CIReading
internal import FindingModel
internal import Foundation
internal import Reporting
internal import ReviewPosting
internal import Reviewing
internal import SourceModel

/// What is written into a pull request.
struct PostingOptions: ParsableArguments {
  @Flag(help: "Post nothing.")
  var noPost = false

  @Flag(help: "Post findings at their lines, too: at most ten, only on lines that the change touches.")
  var inline = false

  @Flag(help: "Exit with 4 when something could not be posted.")
  var requirePublish = false

  mutating func validate() throws {
    if noPost, inline || requirePublish { throw ValidationError("--no-post excludes --inline and --require-publish.") }
  }

  /// Posts a review, where there is something to post it to.
  ///
  /// - Parameter saving: keeps the report for a second stage, and says where.
  /// - Returns: whether nothing is missing.
  func post(
    _ review: Review, _ context: CIContext, _ environment: [String: String], _ talk: TalkOptions,
    saving: () -> String?
  ) throws -> Bool {
    // A second stage is no place to judge: it stands on the default branch.
    guard !noPost, context.trigger != .afterWorkflow, context.pullRequest != nil || context.head != nil,
      context.provider != .none
    else { return true }
    let names = tokenNames(for: context.provider)
    guard let token = names.lazy.compactMap({ Token(environment[$0]) }).first else {
      // Only a pull request has readers who wait for an answer.
      guard let pull = context.pullRequest else { return true }
      if pull.isFromFork, let path = saving() {
        if !talk.quiet {
          Console.standardError.write(
            "nothing is posted: a pull request from a fork has no token; the report for `parity publish` is in \(displayed(path))\n"
          )
        }
        return false
      }
      let paste =
        context.provider == .gitHub
        ? "Give the step `env: { GITHUB_TOKEN: ${{ github.token }} }`." : "Set PARITY_TOKEN."
      talk.tell([
        Problem(.warning, message: "nothing is posted: none of \(names.joined(separator: ", ")) is set", hint: paste)
      ])
      return false
    }
    let outcome = Reviewing.post(
      review, to: ReviewTarget(context, token: token, network: .real(), wantsNotes: inline))
    if !talk.quiet { Console.standardError.write(outcome.lines.map { displayed("posted: \($0)") + "\n" }.joined()) }
    talk.tell(outcome.problems)
    if outcome.isForbidden, let path = saving(), !talk.quiet {
      Console.standardError.write("the report for `parity publish` is in \(displayed(path))\n")
    }
    return !outcome.isFailed
  }
}

extension Delivery {
  /// The name under which a report is kept that nobody asked for.
  private static let savedReport = "parity-report.json"

  /// Keeps a report where `parity publish` can read it.
  ///
  /// - Returns: the path, or `nil` when it could not be written.
  func save(_ report: Report, asked: [ReporterChoice]) -> String? {
    if let path = asked.lazy.compactMap({ $0.reporter == .json ? $0.path : nil }).first { return path }
    if let problem = write(Reporter.json.render(report), to: Self.savedReport) {
      talk.tell([problem])
      return nil
    }
    return Self.savedReport
  }
}
