internal import ArgumentParser
internal import Caching
internal import Foundation
internal import ParityKit
internal import SourceModel

/// Where the two sides lie.
struct WhereOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; without it, .parity.yml is looked for here and above, up to the repository's root.",
      valueName: "path"))
  var config: String?

  @Option(
    help: ArgumentHelp("The Swift side: a git repository, a folder in one, or a plain folder.", valueName: "path"))
  var swift: String?

  @Option(help: ArgumentHelp("The Kotlin side, likewise.", valueName: "path"))
  var kotlin: String?

  @Option(help: ArgumentHelp("The revision of the Swift side (default: the files as they are).", valueName: "rev"))
  var swiftRev: String?

  @Option(help: ArgumentHelp("The revision of the Kotlin side, likewise.", valueName: "rev"))
  var kotlinRev: String?

  @OptionGroup(title: "What") var change: ChangeOptions

  @Option(help: "What a side that cannot be found means: error, warn or skip.")
  var twinMissing: TwinMissing = .error

  var configurationSource: Setup.ConfigurationSource { config.map { .file($0) } ?? .search }
}

extension TwinMissing: ExpressibleByArgument {}

/// How the work is done.
struct RunOptions: ParsableArguments {
  /// Asked once: the options are made several times before they are read.
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    name: .customShort("j", allowingJoined: true),
    help: ArgumentHelp("Work on this many threads (default: one a core).", valueName: "n"))
  var jobs = RunOptions.cores

  @Option(help: ArgumentHelp("Skip larger files; 500KB, 2MB or a number of bytes (default: 1MB).", valueName: "size"))
  var maxFileSize = ByteSize(bytes: standardSizeLimit)

  @Flag(help: "Take a twin's repository as it was fetched last.")
  var offline = false

  @Option(
    help: ArgumentHelp("Keep fetched repositories and results here (default: in the user's caches).", valueName: "path")
  )
  var cachePath: String?

  mutating func validate() throws {
    if jobs < 1 { throw ValidationError("-j takes a number from 1 on.") }
  }
}

/// A number of bytes with an optional unit; KB and MB are powers of 1,024.
struct ByteSize: ExpressibleByArgument {
  let bytes: Int

  init(bytes: Int) { self.bytes = bytes }

  init?(argument: String) {
    let units = [("KB", 1 << 10), ("MB", 1 << 20), ("K", 1 << 10), ("M", 1 << 20), ("B", 1)]
    let text = argument.uppercased()
    let unit = units.first { text.hasSuffix($0.0) }
    let digits = unit.map { String(text.dropLast($0.0.count)) } ?? text
    guard let number = Int(digits), number > 0 else { return nil }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit?.1 ?? 1)
    guard !isTooLarge, bytes <= Int(UInt32.max) else { return nil }
    self.bytes = bytes
  }

  var defaultValueDescription: String { "1MB" }
}

/// Reads configuration and rules; mistakes in them end the run.
///
/// - Parameter cache: for what is made of the book, and for whole reports, if the command keeps any.
func prepare(
  _ source: Setup.ConfigurationSource, _ rules: RuleChoice, _ talk: TalkOptions, baseline: BaselineChoice = .none,
  cache: Cache? = nil
) throws -> Setup {
  do {
    return try Setup.prepare(source, rules: rules, baseline: baseline, cache: cache)
  } catch {
    talk.tell(error.problems)
    throw ExitCode.misuse
  }
}

extension WhereOptions {
  /// Refuses a word that is neither a command nor a path.
  ///
  /// - Throws: the exit code, after saying why.
  func refuseStrayWords(_ words: [String], _ setup: Setup, _ talk: TalkOptions) throws {
    // Of a revision, or of what a change deleted, only reading tells which paths there are.
    guard swiftRev == nil, kotlinRev == nil, !change.isAsked else { return }
    let roots = [setup.root(of: .swift, given: swift), setup.root(of: .kotlin, given: kotlin)]
    let commands = Parity.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let problem = strayWord(in: words, roots: roots, commands: commands) else { return }
    talk.tell([problem])
    throw ExitCode.misuse
  }

  /// What to read, as the options and the configuration say.
  func request(
    _ setup: Setup, paths: [String], work: RunOptions, report: ReportOptions? = nil
  ) -> AnalysisRequest {
    let roots = (swift: setup.root(of: .swift, given: swift), kotlin: setup.root(of: .kotlin, given: kotlin))
    let sides = change.sides(swift: roots.swift, kotlin: roots.kotlin)
    return AnalysisRequest(
      swift: SideRequest(
        root: roots.swift, revision: setup.revision(of: .swift, given: swiftRev, at: swift),
        isStaged: sides.staged.contains(.swift), base: sides.bases[.swift] ?? .none),
      kotlin: SideRequest(
        root: roots.kotlin, revision: setup.revision(of: .kotlin, given: kotlinRev, at: kotlin),
        isStaged: sides.staged.contains(.kotlin), base: sides.bases[.kotlin] ?? .none),
      paths: paths, jobs: work.jobs, sizeLimit: work.maxFileSize.bytes, twinMissing: twinMissing,
      wantsRawSimilarity: report?.wantsRawSimilarity ?? false,
      wantsSources: report?.wantsSources ?? false, isThorough: change.thorough, today: today())
  }
}

/// `YYYY-MM-DD`, here and now.
func today() -> String {
  let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
  let padded: (Int?, Int) -> String = { number, width in
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
  return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
}
