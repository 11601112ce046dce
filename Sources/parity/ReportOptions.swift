internal import ArgumentParser
internal import FindingModel
internal import Foundation
internal import ParityKit
internal import Reporting
internal import SourceModel

/// In which forms the report is written, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp(
      "How to report: text, concise, xcode or json; with a path, into a file. May be repeated (default: text).",
      valueName: "id[:path]"))
  var reporters: [ReporterChoice] = []

  @Option(help: ArgumentHelp("Show at most this many findings, the gravest first; 0 shows all.", valueName: "n"))
  var limit = 0

  mutating func validate() throws {
    if limit < 0 { throw ValidationError("--limit takes a number from 0 on.") }
    if reporters.count(where: { $0.path == nil }) > 1 {
      throw ValidationError(
        "Only one reporter can write to the standard output; give the others a path, as in json:report.json.")
    }
  }

  var wantsRawSimilarity: Bool { reporters.contains { $0.reporter.showsRawSimilarity } }
}

/// `ID` or `ID:PATH` on the command line.
struct ReporterChoice: ExpressibleByArgument {
  let reporter: Reporter
  /// `nil` for the standard output.
  let path: String?

  init(_ reporter: Reporter) {
    self.reporter = reporter
    path = nil
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reporter = Reporter(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.reporter = reporter
    path = parts.count == 2 ? parts[1] : nil
  }
}

/// How much the tool says beside its findings.
struct TalkOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but findings and errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show findings of severity info and all warnings about files, too.")
  var verbose = false

  @Option(help: "Colour: auto, always or never.")
  var color: ColorChoice = .auto

  mutating func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never
}

/// Writes a report in every form asked for, then says how the run ended.
///
/// Everything is written before the exit code is decided.
struct Delivery {
  let report: ReportOptions
  let talk: TalkOptions
  let level: LevelOptions
  /// Whether accepted findings that are gone make the run fail.
  var isBaselineStrict = false

  /// - Throws: the exit code, unless it is 0.
  func deliver(_ report: Report, configuration: Configuration) throws {
    let failOn = level.level(configuration)
    talk.tell(report.problems)
    var isWritten = true
    let choices = self.report.reporters.isEmpty ? [ReporterChoice(.text)] : self.report.reporters
    for choice in choices {
      let text = choice.reporter.render(report, style: style(choice, failOn))
      if let path = choice.path {
        isWritten = write(text, to: path) && isWritten
      } else {
        Console.standardOutput.write(text)
      }
    }
    if !talk.quiet, !choices.contains(where: { $0.path == nil && $0.reporter.endsWithVerdict }) {
      Console.standardError.write(verdict(of: report) + "\n")
    }

    if !report.isComplete || !isWritten { throw ExitCode.incomplete }
    if level.exitZero { return }
    if report.audible.contains(where: { failOn.includes($0.severity) }) { throw ExitCode.findings }
    if isBaselineStrict, report.counts.staleBaseline > 0 { throw ExitCode.findings }
  }

  /// Files are read later, by people and programs who want everything and no colour.
  private func style(_ choice: ReporterChoice, _ failOn: FailureLevel) -> ReportStyle {
    if choice.path != nil { return ReportStyle() }
    return ReportStyle(
      isColored: Console.standardOutput.isColored(talk.color), limit: report.limit == 0 ? nil : report.limit,
      minimumSeverity: talk.verbose || failOn == .info ? .info : .warning)
  }

  private func write(_ text: String, to path: String) -> Bool {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    } catch {
      talk.tell([Problem(.error, path: path, message: "the report cannot be written: \(error.localizedDescription)")])
      return false
    }
  }
}
