internal import ArgumentParser
internal import ParityKit

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the configuration that is in force, verify one, or print its form.",
    subcommands: [ShowConfigCommand.self, VerifyConfigCommand.self, SchemaConfigCommand.self],
    defaultSubcommand: ShowConfigCommand.self)
}

struct ShowConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print what is in force, the defaults included, in the form of a .parity.yml.")

  @Flag(help: "Include the defaults (there is no other way).")
  var effective = false

  @OptionGroup var place: ConfigPlaceOptions

  func run() throws {
    Console.standardOutput.write(lines: lines(of: try place.setup().effectiveConfiguration))
  }
}

struct VerifyConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Say whether the configuration, its phrases and the team's own rules are right.",
    discussion: "Exit codes: 0 it is, 2 it is not.")

  @OptionGroup var place: ConfigPlaceOptions

  func run() throws {
    let setup = try place.setup()
    place.talk.tell(setup.problems)
    let path = setup.configurationPath.map { "\($0) is right" } ?? "there is no .parity.yml here or above"
    Console.standardOutput.write(lines: [path])
  }
}

struct SchemaConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the form of a .parity.yml as JSON Schema, for editors.",
    discussion: "In a .parity.yml, editors are told by: # yaml-language-server: $schema=parity.schema.json")

  @OptionGroup var place: ConfigPlaceOptions

  func run() throws { Console.standardOutput.write(try place.setup().configurationSchema) }
}

/// Which configuration is meant.
struct ConfigPlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; without it, .parity.yml is looked for here and above, up to the repository's root.",
      valueName: "path"))
  var config: String?

  @OptionGroup(title: "Talk") var talk: TalkOptions

  func setup() throws -> Setup { try prepare(config.map { .file($0) } ?? .search, RuleChoice(), talk) }
}
