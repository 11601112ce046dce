internal import ArgumentParser
internal import ParityKit
internal import SourceModel

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules, or explain one.")

  @Option(help: "text, json or markdown.")
  var format: RuleFormat = .text

  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "The rule to explain.")
  var id: String?

  func run() throws {
    if let id {
      try explain(id, format, talk)
    } else {
      Console.standardOutput.write(ruleList(format))
    }
  }
}

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule: why it matters, what to do, with examples.")

  @Option(help: "text, json or markdown.")
  var format: RuleFormat = .text

  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "The rule to explain.")
  var id: String

  func run() throws { try explain(id, format, talk) }
}

extension RuleFormat: ExpressibleByArgument {}

private func explain(_ id: String, _ format: RuleFormat, _ talk: TalkOptions) throws {
  switch ruleDescription(id, format) {
  case .success(let text): Console.standardOutput.write(text)
  case .failure(let problem):
    talk.tell([problem])
    throw ExitCode.misuse
  }
}
