internal import ArgumentParser
internal import FindingModel
internal import ParityKit
internal import Reporting
internal import SourceModel

struct PairsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pairs",
    abstract: "List the twins and the evidence for each.",
    subcommands: [ListPairsCommand.self, ExplainPairCommand.self],
    defaultSubcommand: ListPairsCommand.self)
}

struct ListPairsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the twins, or the files without.")

  @Flag(help: "List the files that have no counterpart instead.")
  var unpaired = false

  @OptionGroup(title: "Where") var place: WhereOptions
  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "List only what concerns these files and folders.")
  var paths: [String] = []

  func run() throws {
    let setup = try place.fetchTwins(prepare(place.configurationSource, RuleChoice(), talk), work, talk)
    let request = place.request(setup, paths: paths, work: work)
    let listing = PairsListing.make(request, setup)
    talk.tell(listing.report.problems)
    let lines = unpaired ? listing.unpairedLines : listing.twinLines
    Console.standardOutput.write(lines: lines)
    let counts = listing.report.counts
    if !talk.quiet {
      Console.standardError.write(
        "\(counts.twins) twins · unpaired: \(counts.unpairedSwift) swift, \(counts.unpairedKotlin) kotlin · "
          + "\(counts.skipped) skipped\n")
    }
    if !listing.report.isComplete { throw ExitCode.incomplete }
  }
}

struct ExplainPairCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say all that is known about one file's counterparts.")

  @OptionGroup(title: "Where") var place: WhereOptions
  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  @Argument(help: "A file of either side; the end of its path will do.")
  var path: String

  func run() throws {
    let setup = try place.fetchTwins(prepare(place.configurationSource, RuleChoice(), talk), work, talk)
    let request = place.request(setup, paths: [], work: work)
    let listing = PairsListing.make(request, setup)
    guard let lines = listing.explanation(of: path) else {
      talk.tell(listing.report.problems.filter { $0.severity == .error })
      talk.tell([Problem(.error, path: path, message: "no file of either side, or more than one, is called this")])
      throw ExitCode.incomplete
    }
    Console.standardOutput.write(lines: lines)
  }
}
