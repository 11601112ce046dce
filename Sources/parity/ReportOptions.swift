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
      """
      How to report; with a path, into a file. May be repeated (default: text). One of: \
      \(Reporter.allCases.map(\.rawValue).joined(separator: ", ")).
      """,
      valueName: "id[:path]"))
  var reporters: [ReporterChoice] = []

  @Option(help: ArgumentHelp("Show at most this many findings, the gravest first; 0 shows all.", valueName: "n"))
  var limit = 0

  mutating func validate() throws {
    if limit < 0 { throw ValidationError("--limit takes a number from 0 on.") }
    let onOutput = reporters.filter { $0.path == nil }
    if onOutput.count > 1, let document = onOutput.first(where: { !$0.reporter.isLineByLine }) {
      let name = document.reporter.rawValue
      throw ValidationError(
        "The output of \(name) cannot stand among that of another reporter; give it a path, as in \(name):PATH.")
    }
    let paths = reporters.compactMap(\.path)
    if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw ValidationError("Two reporters would write to `\(twice)`.")
    }
  }

  var wantsRawSimilarity: Bool { reporters.contains { $0.reporter.showsRawSimilarity } }
  var wantsSources: Bool { reporters.contains { $0.reporter.showsSources } }
}

/// `ID` or `ID:PATH` on the command line.
struct ReporterChoice: ExpressibleByArgument, Hashable {
  let reporter: Reporter
  /// `nil` for the standard output.
  let path: String?

  init(_ reporter: Reporter, to path: String? = nil) {
    self.reporter = reporter
    self.path = path
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

extension Report {
  /// Whether what is staged has nothing to do with any twin: then a hook is silent.
  fileprivate var isNothingToCommit: Bool {
    scope.mode == .staged && counts.inScope == 0 && problems.isEmpty && audible.allSatisfy { $0.severity == .info }
  }
}

/// Writes a report in every form asked for, then says how the run ended.
///
/// Everything is written before the exit code is decided, and what cannot be written keeps nothing else from being.
struct Delivery {
  let report: ReportOptions
  let talk: TalkOptions
  let level: LevelOptions
  /// Whether accepted findings that are gone make the run fail.
  var isBaselineStrict = false

  /// - Throws: the exit code, unless it is 0.
  func deliver(_ report: Report, configuration: Configuration) throws {
    let isWritten = write(report, configuration: configuration)
    let code = exitCode(of: report, configuration: configuration, isWritten: isWritten)
    if code != .success { throw code }
  }

  /// Writes everything.
  ///
  /// - Parameter standard: the reporters to use when none is asked for.
  /// - Returns: whether that succeeded.
  func write(_ report: Report, configuration: Configuration, standard: [ReporterChoice] = [ReporterChoice(.text)])
    -> Bool
  {
    let failOn = level.level(configuration)
    if self.report.reporters.isEmpty, !talk.verbose, failOn != .info, report.isNothingToCommit { return true }
    talk.tell(report.problems)
    let choices = self.report.reporters.isEmpty ? standard : self.report.reporters
    let report = judged(report, configuration)
    let failures = choices.compactMap { choice in
      write(choice.reporter.render(report, style: style(choice, failOn)), to: choice.path)
    }
    talk.tell(failures)
    if !talk.quiet, !choices.contains(where: { $0.path == nil && $0.reporter.endsWithVerdict }) {
      Console.standardError.write(verdict(of: report) + "\n")
    }
    return failures.isEmpty
  }

  /// The report with what the run comes to, if all can be written.
  func judged(_ report: Report, _ configuration: Configuration) -> Report {
    var report = report
    report.hasPassed = exitCode(of: report, configuration: configuration, isWritten: true) == .success
    return report
  }

  func exitCode(of report: Report, configuration: Configuration, isWritten: Bool) -> ExitCode {
    if !report.isComplete || !isWritten { return .incomplete }
    if level.exitZero { return .success }
    let failOn = level.level(configuration)
    if report.audible.contains(where: { failOn.includes($0.severity) }) { return .findings }
    // What a shard does not find, another may.
    if isBaselineStrict, report.shard == nil, report.counts.staleBaseline > 0 { return .findings }
    return .success
  }

  /// Files are read later, by people and programs who want everything and no colour.
  private func style(_ choice: ReporterChoice, _ failOn: FailureLevel) -> ReportStyle {
    if choice.path != nil { return ReportStyle() }
    return ReportStyle(
      isColored: Console.standardOutput.isColored(talk.color), limit: report.limit == 0 ? nil : report.limit,
      minimumSeverity: talk.verbose || failOn == .info ? .info : .warning)
  }

  /// Writes to a file, or to the standard output where there is no path.
  ///
  /// - Returns: why that failed; `nil` when it did not.
  func write(_ text: String, to path: String?) -> Problem? {
    guard let path else {
      if Console.standardOutput.attempt(text) { return nil }
      return Problem(.error, message: "the report cannot be written to the standard output: \(lastSystemError())")
    }
    do {
      try writeFile(text, path)
      return nil
    } catch {
      return Problem(
        .error, path: path, message: "the report cannot be written: \(error.localizedDescription)",
        hint: "The other reports are not affected.")
    }
  }

  /// A file appears whole or not at all, with the folders that it needs. Pipes and devices are written as they are.
  private func writeFile(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.write(contentsOf: Data(text.utf8))
      return try file.close()
    }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
