internal import ArgumentParser
internal import Foundation
internal import ParityKit

struct HookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook", abstract: "Check each commit before it is made.", subcommands: [Install.self])

  struct Install: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a hook of git that runs `parity check --staged --strict` before each commit.",
      discussion: """
        The hook is written where git looks for it: in the folder that core.hooksPath names, else in the repository's own.
        A hook that is there already is never changed; what to add to it is told instead. For the program pre-commit, see
        .pre-commit-hooks.yaml.
        """)

    @OptionGroup(title: "Talk") var talk: TalkOptions

    func run() throws {
      do {
        switch try HookInstallation.install(program: programPath()) {
        case .installed(let path):
          if !talk.quiet { Console.standardError.write("Installed \(path); `git commit --no-verify` passes it by.\n") }
        case .isThere(let path):
          if !talk.quiet { Console.standardError.write("\(path) runs parity already.\n") }
        }
      } catch {
        talk.tell([error])
        throw ExitCode.misuse
      }
    }
  }
}

/// Where this program lies; links are followed at each run, so that an update of what they lead to counts.
private func programPath() -> String {
  let name = CommandLine.arguments.first ?? "parity"
  if name.contains("/") { return URL(fileURLWithPath: name).standardizedFileURL.path }
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let found = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  return found ?? name
}
