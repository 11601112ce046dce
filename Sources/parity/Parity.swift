internal import ArgumentParser
internal import Foundation
internal import GitReading
internal import ParityKit

/// The command line: arguments in, streams and an exit code out.
@main struct Parity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parity",
    abstract:
      "Compares the Swift and Kotlin code bases of an app, kept equivalent by hand, and lists what diverges.",
    version: toolVersion,
    subcommands: [
      CheckCommand.self, DiffCommand.self, PairsCommand.self, NormalizeCommand.self, RulesCommand.self,
      PhrasesCommand.self,
      ExplainCommand.self, SelfTestCommand.self, BaselineCommand.self, DriftCommand.self, HookCommand.self,
      MergeCommand.self, CICommand.self, PublishCommand.self, DoctorCommand.self, CacheCommand.self, InitCommand.self,
      ConfigCommand.self, StatsCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() {
    // A reader that has seen enough, such as `head`, is no reason to die.
    signal(SIGPIPE, SIG_IGN)
    // Reading the arguments and starting libgit2 take as long as each other, and know nothing of each other.
    Thread.detachNewThread { startGit() }
    let isDone = HookArguments(CommandLine.arguments.dropFirst())?.haveNothingToSay ?? false
    let code = isDone ? .success : run()
    startGit()
    Foundation.exit(code.rawValue)
  }

  private static func run() -> ExitCode {
    do {
      var command = try parsed()
      try command.run()
      return .success
    } catch let code as ExitCode {
      return code
    } catch {
      let text = fullMessage(for: error)
      if exitCode(for: error).isSuccess {
        Console.standardOutput.write(text + "\n")
        return .success
      }
      Console.standardError.write(text + "\n")
      return .misuse
    }
  }

  /// A check that is named as such is read by itself, which is faster than as one of twenty commands. What is wrong with
  /// its arguments is said in the words of the whole tool.
  private static func parsed() throws -> any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == CheckCommand.configuration.commandName,
      let check = try? CheckCommand.parse(Array(arguments.dropFirst()))
    {
      return check
    }
    return try parseAsRoot()
  }
}

extension ExitCode {
  /// Findings at or above the level that makes the run fail.
  static let findings = ExitCode(1)
  /// A bad command line, configuration or rule document; nothing was analysed.
  static let misuse = ExitCode(2)
  /// Something that should have been looked at was not.
  static let incomplete = ExitCode(3)
  /// Analysed, but what had to be posted was not.
  static let unposted = ExitCode(4)
}
