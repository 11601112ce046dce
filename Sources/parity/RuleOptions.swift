internal import ArgumentParser
internal import FindingModel
internal import ParityKit

/// Which rules speak and how loudly.
struct RuleOptions: ParsableArguments {
  @Option(name: .customLong("only"), help: ArgumentHelp("Let only this rule speak; may be repeated.", valueName: "id"))
  var only: [String] = []

  @Option(
    name: .customLong("disable"), help: ArgumentHelp("Switch this rule off; may be repeated.", valueName: "id"))
  var disabled: [String] = []

  @Option(
    name: .customLong("severity"),
    help: ArgumentHelp("Set a rule's severity: error, warning or info; may be repeated.", valueName: "id=level"))
  var severities: [RuleSeverity] = []

  @OptionGroup var own: OwnRuleOptions

  var choice: RuleChoice {
    RuleChoice(
      only: only, disabled: disabled,
      severities: Dictionary(severities.map { ($0.rule, $0.severity) }, uniquingKeysWith: { $1 }),
      folders: own.folders)
  }
}

/// Where a team's own rules stand, besides the folder that the configuration names.
struct OwnRuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp("Add the rules of this folder to ours; may be repeated.", valueName: "folder"))
  var folders: [String] = []
}

/// `ID=LEVEL` on the command line.
struct RuleSeverity: ExpressibleByArgument {
  let rule: String
  let severity: Severity

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let severity = Severity(rawValue: parts[1]) else { return nil }
    rule = parts[0]
    self.severity = severity
  }
}

/// From which severity on the run fails.
struct LevelOptions: ParsableArguments {
  @Option(help: "Fail from this severity on: error, warning, info or never (default: error).")
  var failOn: FailureLevel?

  @Flag(help: "Fail on warnings, too; the same as --fail-on warning.")
  var strict = false

  @Flag(help: "Exit with 0 in spite of findings. An incomplete analysis still gives 3.")
  var exitZero = false

  mutating func validate() throws {
    if strict, failOn != nil { throw ValidationError("--strict and --fail-on exclude each other.") }
  }

  func level(_ configuration: Configuration) -> FailureLevel {
    strict ? .warning : failOn ?? configuration.failOn ?? .error
  }
}

extension FailureLevel: ExpressibleByArgument {}
