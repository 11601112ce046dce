internal import ArgumentParser
internal import Foundation

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Make a pair of repositories, the same each time.")

  @Argument(help: "How many files they have together, about.")
  var files: Int

  @Argument(help: "The folder that holds them.")
  var folder: String

  func run() throws {
    try GeneratedRepositories(count: files * 8 / 15, folder: URL(fileURLWithPath: folder).path).make()
  }
}
