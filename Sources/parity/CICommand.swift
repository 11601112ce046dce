internal import ArgumentParser
internal import CIReading
internal import Diagnosis
internal import FindingModel
internal import Foundation
internal import ParityKit
internal import Reporting
internal import ReviewPosting
internal import Reviewing
internal import SourceModel

struct CICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ci",
    abstract: "Check a change in continuous integration, and say so in its pull request.",
    discussion: """
      Finds base, head, pull request and twin in the environment of GitHub Actions, GitLab CI or, elsewhere, in
      CI_PULL_REQUEST, CI_REPO_OWNER, CI_REPO_NAME, CI_COMMIT, CI_BRANCH and CI_BASE_BRANCH; --base or PARITY_BASE
      overrides the base: a commit's id is that commit, a branch the commit where HEAD left it. Posts with PARITY_TOKEN, else GITHUB_TOKEN or GITLAB_TOKEN.

      A branch of the same name in the twin's clone, or what a line `Parity-With: owner/name#12` (`owner/name:branch`, or
      a pull request's address) of the description names, is looked at together with the change.

      Exit codes: as of check, and 4 when --require-publish is given and something could not be posted.
      """)

  @OptionGroup(title: "Where") var place: CIPlaceOptions
  @OptionGroup(title: "Post") var posting: PostingOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Level") var level: LevelOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions
  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let context = readCI(environment) { FileManager.default.contents(atPath: $0).map(Array.init) }
    let prepared = try prepare(place.configurationSource(context), rules.choice, talk, baseline: baseline.choice)
    let setup = try work.fetchTwins(
      prepared, swift: place.swift, kotlin: place.kotlin, missing: place.twinMissing, talk)
    var request = place.request(setup, work: work, report: report)
    request.wantsSources = report.wantsSources
    let plan = CIPlan(request, context, base: place.base, wantsCompanion: !place.noCompanion)
    say("parity ci: \(context.summary)\(plan.words.isEmpty ? "" : ": \(plan.words)")")
    for remark in context.remarks { say("  note: \(remark)") }
    let delivery = Delivery(report: report, talk: talk, level: level, isBaselineStrict: baseline.strictBaseline)
    let found = delivery.judged(check(plan, setup), setup.configuration)
    var isWritten = delivery.write(
      found, configuration: setup.configuration, standard: reporters(context.provider))
    isWritten = writeSummary(found, context) && isWritten
    for line in remedies(plan, context) { say(line) }

    let code = delivery.exitCode(of: found, configuration: setup.configuration, isWritten: isWritten)
    let review = Review(
      found, configuration: pathInRepository(setup.configurationPath), here: plan.here, head: context.head,
      isGreen: code == .success)
    let isPosted = try posting.post(
      review, context, environment, talk, saving: { delivery.save(found, asked: report.reporters) })
    if code != .success { throw code }
    if !isPosted, posting.requirePublish { throw ExitCode.unposted }
  }

  private func say(_ line: String) {
    if !talk.quiet { Console.standardError.write(displayed(line) + "\n") }
  }

  /// What suits a provider where the user asks for nothing.
  private func reporters(_ provider: CIContext.Provider) -> [ReporterChoice] {
    switch provider {
    case .gitHub: [ReporterChoice(.text), ReporterChoice(.github)]
    case .gitLab: [ReporterChoice(.text), ReporterChoice(.gitlab, to: "gl-code-quality-report.json")]
    case .generic, .none: [ReporterChoice(.text)]
    }
  }

  /// Appends to the step's summary: other steps write there, too.
  private func writeSummary(_ report: Report, _ context: CIContext) -> Bool {
    guard let path = context.summaryFile else { return true }
    do {
      if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data((Reporter.markdown.render(report) + "\n").utf8))
      try file.close()
      return true
    } catch {
      talk.tell([
        Problem(.warning, path: path, message: "the step's summary cannot be written: \(error.localizedDescription)")
      ])
      return false
    }
  }
}

/// Where a job finds the two sides.
struct CIPlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; without it, .parity.yml is looked for here and above, then in the sides that are named.",
      valueName: "path"))
  var config: String?

  @Option(help: ArgumentHelp("The Swift side: a git repository, or a folder in one.", valueName: "path"))
  var swift: String?

  @Option(help: ArgumentHelp("The Kotlin side, likewise.", valueName: "path"))
  var kotlin: String?

  @Option(help: ArgumentHelp("Compare with this revision, whatever the environment says.", valueName: "rev"))
  var base: String?

  @Flag(help: "Look at the twin as it is checked out, not at its branch that belongs to the pull request.")
  var noCompanion = false

  @Option(help: "What a side that cannot be found means: error, warn or skip.")
  var twinMissing: TwinMissing = .error

  func configurationSource(_ context: CIContext) -> Setup.ConfigurationSource {
    config.map { .file($0) } ?? .searchAlso(ownFirst([swift, kotlin].compactMap { $0 }, context))
  }

  func request(_ setup: Setup, work: RunOptions, report: ReportOptions) -> AnalysisRequest {
    AnalysisRequest(
      swift: SideRequest(
        root: setup.root(of: .swift, given: swift), revision: setup.revision(of: .swift, given: nil, at: swift)),
      kotlin: SideRequest(
        root: setup.root(of: .kotlin, given: kotlin), revision: setup.revision(of: .kotlin, given: nil, at: kotlin)),
      jobs: work.jobs,
      sizeLimit: work.maxFileSize.bytes, twinMissing: twinMissing, wantsRawSimilarity: report.wantsRawSimilarity,
      wantsSources: report.wantsSources, today: today())
  }
}
