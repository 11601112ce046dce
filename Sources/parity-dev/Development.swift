internal import ArgumentParser

/// The tool shed: what those who work on parity need, and its users do not.
@main struct Development: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parity-dev", abstract: "Tools for work on parity itself.",
    subcommands: [AccuracyCommand.self, BenchCommand.self, GenerateCommand.self, ParseCommand.self])
}

/// A mistake that ends the program with a sentence.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
