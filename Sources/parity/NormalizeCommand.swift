internal import ArgumentParser
internal import Foundation
internal import ParityKit
internal import SourceModel

struct NormalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize", abstract: "Print a file's normal form, in which equivalent code is equal.")

  @Option(help: "The language of the standard input: swift or kotlin.")
  var language: Side?

  @Flag(help: "Print how much the front-ends understand of a file or a folder instead.")
  var stats = false

  @Flag(
    help: "Normalise files or folders twice: nothing may change, and every node must keep its place in its file.")
  var verify = false

  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(
    help: ArgumentHelp(
      "A .swift or .kt file, - for the standard input, or with --stats or --verify folders.", valueName: "file"))
  var paths: [String]

  mutating func validate() throws {
    if stats, verify { throw ValidationError("--stats and --verify exclude each other.") }
    if !verify, paths.count > 1 { throw ValidationError("Name one file; --verify takes more.") }
    if language != nil, paths != ["-"] {
      throw ValidationError("--language is for the standard input; a file's name says its own.")
    }
    for path in paths {
      if path == "-" {
        if stats || verify { throw ValidationError("--\(stats ? "stats" : "verify") takes a file or a folder.") }
        if language == nil { throw ValidationError("Say what is on the standard input: --language swift or kotlin.") }
      } else if !stats, !verify, Side(path: path) == nil {
        throw ValidationError("`\(path)` is neither a .swift nor a .kt file.")
      }
    }
  }

  func run() throws {
    if stats { return try printStatistics() }
    let setup = try prepare(.none, RuleChoice(), talk)
    if verify { return try printVerification(setup) }
    let form = normalForm(of: try file(), setup)
    Console.standardOutput.write(lines: lines(of: form.text))
    talk.tell(form.problems)
  }

  private var path: String { paths.first ?? "-" }

  private func file() throws -> SourceFile {
    let file =
      if path == "-", let language {
        readStandardInput(language, sizeLimit: work.maxFileSize.bytes)
      } else {
        readSourceFile(path, side: Side(path: path) ?? .swift, sizeLimit: work.maxFileSize.bytes)
      }
    switch file {
    case .success(let file): return file
    case .failure(let problem):
      talk.tell([problem])
      throw ExitCode.incomplete
    }
  }

  private func printStatistics() throws {
    let statistics = FrontEndStatistics.collect(path, sizeLimit: work.maxFileSize.bytes, jobs: work.jobs)
    Console.standardOutput.write(lines: statistics.lines)
    talk.tell(statistics.problems)
    if statistics.problems.contains(where: { $0.severity == .error }) { throw ExitCode.incomplete }
  }

  private func printVerification(_ setup: Setup) throws {
    let verification = NormalFormVerification.run(paths, sizeLimit: work.maxFileSize.bytes, jobs: work.jobs, setup)
    let lines = verification.violations.map { problem in
      let line = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(problem.path ?? "")\(line): \(problem.message)"
    }
    Console.standardOutput.write(lines: lines + [verification.summary])
    talk.tell(verification.problems)
    if verification.problems.contains(where: { $0.severity == .error }) { throw ExitCode.incomplete }
    if !verification.violations.isEmpty { throw ExitCode.findings }
  }
}

private func readStandardInput(_ side: Side, sizeLimit: Int) -> Result<SourceFile, Problem> {
  sourceFile(
    fromStandardInput: [UInt8](FileHandle.standardInput.readDataToEndOfFile()), side: side, sizeLimit: sizeLimit)
}

extension Side: ExpressibleByArgument {}
