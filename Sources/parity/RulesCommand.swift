internal import ArgumentParser
internal import ParityKit
internal import SourceModel

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, explain one, or test a team's own.",
    subcommands: [ListRulesCommand.self, TestRulesCommand.self], defaultSubcommand: ListRulesCommand.self)
}

struct ListRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the rules, or explain one.")

  @OptionGroup var described: DescriptionOptions

  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "The rule to explain.")
  var id: String?

  func run() throws {
    if let id {
      try described.explain(id, talk)
    } else {
      Console.standardOutput.write(described.rules(talk).list(described.format))
    }
  }
}

struct TestRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the examples of a team's own rules.",
    discussion: """
      Without a folder, those of the rules that the configuration names are run.

      Exit codes: 0 every example is as its markers say, 1 some are not, 2 a document is no rule.
      """)

  @Option(help: ArgumentHelp("The configuration, which is looked for otherwise.", valueName: "path"))
  var config: String?

  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: ArgumentHelp("Folders of rule documents.", valueName: "folder"))
  var folders: [String] = []

  func run() throws {
    let source: Setup.ConfigurationSource =
      folders.isEmpty ? config.map { .file($0) } ?? .search : config.map { .file($0) } ?? .none
    try talk.tellOfExamples {
      let tested = try testOwnRules(source, RuleChoice(folders: folders))
      return (tested.summary, tested.failures, hasAny: tested.rules > 0)
    }
  }
}

extension TalkOptions {
  /// Runs a team's own examples and says what became of them.
  ///
  /// - Throws: exit code 1 when some are not as they should be, 2 when there are none or their documents have mistakes.
  func tellOfExamples(
    _ run: () throws -> (summary: String, failures: [Problem], hasAny: Bool)
  ) throws {
    do {
      let tested = try run()
      Console.standardOutput.write(tested.summary + "\n")
      tell(tested.failures)
      if !tested.failures.isEmpty { throw ExitCode.findings }
      if !tested.hasAny { throw ExitCode.misuse }
    } catch let failure as SetupFailure {
      tell(failure.problems)
      throw ExitCode.misuse
    }
  }
}

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule: why it matters, what to do, with examples.")

  @OptionGroup var described: DescriptionOptions

  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "The rule to explain.")
  var id: String

  func run() throws { try described.explain(id, talk) }
}

/// Which rules are described, and how.
struct DescriptionOptions: ParsableArguments {
  @Option(help: "text, json or markdown.")
  var format: RuleFormat = .text

  @Option(help: ArgumentHelp("The configuration, which is looked for otherwise.", valueName: "path"))
  var config: String?

  @OptionGroup var own: OwnRuleOptions

  /// Ours and the team's. Mistakes in the team's are told, and are no reason not to describe the others.
  func rules(_ talk: TalkOptions) -> RuleDescriptions {
    let rules = RuleDescriptions(config.map { .file($0) } ?? .search, RuleChoice(folders: own.folders))
    talk.tell(rules.problems)
    return rules
  }

  func explain(_ id: String, _ talk: TalkOptions) throws {
    switch rules(talk).description(of: id, format) {
    case .success(let text): Console.standardOutput.write(text)
    case .failure(let problem):
      talk.tell([problem])
      throw ExitCode.misuse
    }
  }
}

extension RuleFormat: ExpressibleByArgument {}
