internal import ArgumentParser
internal import FindingModel
internal import ParityKit
internal import Reporting
internal import SourceModel

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two files directly, whatever their names; no configuration is read.")

  @Flag(help: "Print how alike the two files are, and nothing else.")
  var score = false

  @Flag(help: "Print the two normal forms as one listing: `-` Swift only, `+` Kotlin only.")
  var normalized = false

  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Level") var level: LevelOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Option(help: ArgumentHelp("Refuse larger files; 500KB, 2MB or a number of bytes (default: 1MB).", valueName: "size"))
  var maxFileSize = ByteSize(bytes: standardSizeLimit)

  @Argument(help: ArgumentHelp("A Swift file and a Kotlin file, in any order.", valueName: "file"))
  var files: [String]

  mutating func validate() throws {
    guard files.count == 2 else { throw ValidationError("Name two files: one .swift and one .kt.") }
    for file in files where Side(path: file) == nil {
      throw ValidationError("`\(file)` is neither a .swift nor a .kt file.")
    }
    guard path(.swift) != nil, path(.kotlin) != nil else {
      throw ValidationError("Both files are of one language; name one .swift and one .kt file.")
    }
    if score, normalized { throw ValidationError("--score and --normalized exclude each other.") }
  }

  func run() throws {
    guard let swift = path(.swift), let kotlin = path(.kotlin) else { throw ExitCode.misuse }
    let setup = try prepare(.none, rules.choice, talk)
    if normalized { return try printListing(swift, kotlin, setup) }
    let found = diff(
      swift: swift, kotlin: kotlin, sizeLimit: maxFileSize.bytes,
      wantsRawSimilarity: score || report.wantsRawSimilarity, wantsSources: report.wantsSources, today: today(), setup)
    if score { return try printScore(found) }
    try Delivery(report: report, talk: talk, level: level).deliver(found, configuration: setup.configuration)
  }

  private func path(_ side: Side) -> String? { files.first { Side(path: $0) == side } }

  private func printListing(_ swift: String, _ kotlin: String, _ setup: Setup) throws {
    switch normalizedDiff(swift: swift, kotlin: kotlin, sizeLimit: maxFileSize.bytes, setup) {
    case .success(let listing): Console.standardOutput.write(lines: lines(of: listing))
    case .failure(let problem):
      talk.tell([problem])
      throw ExitCode.incomplete
    }
  }

  private func printScore(_ report: Report) throws {
    talk.tell(report.problems)
    for twin in report.twins {
      let scores = "raw \(percent(twin.rawSimilarity)) %  normalized \(percent(twin.normalizedSimilarity)) %"
      Console.standardOutput.write(lines: ["\(scores)  \(twin.swiftPath) ~ \(twin.kotlinPath)"])
    }
    if !report.isComplete { throw ExitCode.incomplete }
  }

  /// With two decimals.
  private func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
