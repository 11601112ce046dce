internal import ArgumentParser
internal import ParityKit
internal import SourceModel

struct PhrasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases", abstract: "Test a team's own phrases.", subcommands: [TestPhrasesCommand.self])
}

struct TestPhrasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the examples of a team's own phrases.",
    discussion: """
      The two texts of an example must become equal, those of one under `differ` must not.

      Exit codes: 0 every example is as it should be, 1 some are not, 2 a document holds no phrases.
      """)

  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: ArgumentHelp("Phrase documents, as `phrases:` in the configuration names them.", valueName: "file"))
  var files: [String]

  func run() throws {
    try talk.tellOfExamples {
      let tested = try testPhrases(in: files)
      return (tested.summary, tested.failures, hasAny: tested.phrases > 0)
    }
  }
}
