internal import ArgumentParser
internal import FindingModel
internal import ParityKit

/// Which findings are accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Accept the findings that this file lists (default: as .parity.yml says).", valueName: "path"))
  var baseline: String?

  @Flag(help: "Report all findings, whatever .parity.yml says about a baseline.")
  var noBaseline = false

  @Flag(help: "Fail when the baseline lists findings that are gone.")
  var strictBaseline = false

  mutating func validate() throws {
    guard noBaseline else { return }
    if baseline != nil { throw ValidationError("--baseline and --no-baseline exclude each other.") }
    if strictBaseline { throw ValidationError("--strict-baseline and --no-baseline exclude each other.") }
  }

  var choice: BaselineChoice { noBaseline ? .none : baseline.map { .file($0) } ?? .configured }
}

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept the findings of today, so that only new ones are reported.",
    subcommands: [
      CreateBaselineCommand.self, UpdateBaselineCommand.self, PruneBaselineCommand.self, ReportBaselineCommand.self,
    ])
}

struct CreateBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create", abstract: "Write a baseline of all findings; there must be none yet.")

  @OptionGroup var options: BaselineRunOptions

  func run() throws { try options.run(.create) }
}

struct UpdateBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Write the baseline anew: accept what is new, forget what is gone.")

  @OptionGroup var options: BaselineRunOptions

  func run() throws { try options.run(.update) }
}

struct PruneBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Forget what is gone, accept nothing new.")

  @OptionGroup var options: BaselineRunOptions

  func run() throws { try options.run(.prune) }
}

struct ReportBaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Count what the baseline accepts by rule, and list what is gone.")

  @OptionGroup var options: BaselineRunOptions

  func run() throws {
    let (report, setup) = try options.check(options.baseline.map { .file($0) } ?? .standing)
    Console.standardOutput.write(lines: baselineLines(report, setup))
  }
}

/// What the four have in common.
struct BaselineRunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The baseline (default: as .parity.yml says, else .parity-baseline.json beside it).", valueName: "path"))
  var baseline: String?

  @OptionGroup(title: "Where") var place: WhereOptions
  @OptionGroup(title: "Rules") var rules: OwnRuleOptions
  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  func run(_ action: BaselineAction) throws {
    let choice = baseline.map { BaselineChoice.file($0) } ?? .configured
    let (report, setup) = try check(.none)
    do {
      let edit = try BaselineEdit.plan(action, choice: choice, report: report, setup)
      try edit.write()
      if talk.quiet { return }
      Console.standardError.write(lines: ["\(edit.path): +\(edit.added) −\(edit.removed), \(edit.kept) kept"])
      if action == .create, baseline == nil, setup.configuration.baseline == nil {
        Console.standardError.write("Add `baseline: .parity-baseline.json` to .parity.yml to put it in force.\n")
      }
    } catch {
      talk.tell(error.problems)
      throw ExitCode.misuse
    }
  }

  /// Runs over everything; half a run is no ground to accept or forget findings.
  func check(_ choice: BaselineChoice) throws -> (Report, Setup) {
    let prepared = try prepare(place.configurationSource, RuleChoice(folders: rules.folders), talk, baseline: choice)
    let setup = try place.fetchTwins(prepared, work, talk)
    let report = ParityKit.check(place.request(setup, paths: [], work: work), setup)
    talk.tell(report.problems)
    if !report.isComplete { throw ExitCode.incomplete }
    return (report, setup)
  }
}
