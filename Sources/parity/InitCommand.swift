internal import ArgumentParser
internal import FindingModel
internal import Foundation
internal import ParityKit
internal import SourceModel

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .parity.yml for the two trees that are found here, and say how much of them is paired.",
    discussion: """
      Looks for Swift and Kotlin files below this folder, and for a side that is not here in the folders beside it. A
      .parity.yml that is here already is left as it is.

      Exit codes: 0 written, 2 a side was not found or there is a .parity.yml, 3 the two sides could not be paired.
      """)

  @Option(help: ArgumentHelp("The Swift side, if not where it is found.", valueName: "path"))
  var swift: String?

  @Option(help: ArgumentHelp("The Kotlin side, likewise.", valueName: "path"))
  var kotlin: String?

  @OptionGroup(title: "Run") var work: RunOptions
  @OptionGroup(title: "Talk") var talk: TalkOptions

  func run() throws {
    if let path = Configuration.existing() {
      talk.tell([
        Problem(.error, path: path, message: "this is here already", hint: "`parity config` shows what it says.")
      ])
      throw ExitCode.misuse
    }
    let found = SourceRoots.find()
    guard let swift = swift ?? found.swift, let kotlin = kotlin ?? found.kotlin else {
      let sides = Side.allCases.filter { found[$0] == nil && ($0 == .swift ? self.swift : self.kotlin) == nil }
      let names = sides.map(\.languageName).joined(separator: " and no ")
      let options = sides.map { "--\($0.rawValue) PATH" }.joined(separator: " ")
      talk.tell([
        Problem(
          .error, message: "there are no \(names) files here or beside this folder",
          hint: "Say where they lie: `parity init \(options)`.")
      ])
      throw ExitCode.misuse
    }
    let path = Configuration.fileName
    try write(Configuration.initial(swift: swift, kotlin: kotlin), to: path, .withoutOverwriting)
    var report = try pairs(path)
    let habits = NamingHabit.among(report.unpaired)
    if !habits.isEmpty {
      try write(Configuration.initial(swift: swift, kotlin: kotlin, habits: habits), to: path)
      report = try pairs(path)
    }
    talk.tell(report.problems)
    Console.standardOutput.write(
      lines: ["wrote \(path): swift \(swift), kotlin \(kotlin)"]
        + habits.map { "names: `\($0.swift)` ~ `\($0.kotlin)`, as \($0.count) pairs of files are called" })
    try sayCoverage(report)
  }

  private func write(_ text: String, to path: String, _ options: Data.WritingOptions = []) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: options)
    } catch {
      talk.tell([Problem(.error, path: path, message: "it cannot be written: \(error.localizedDescription)")])
      throw ExitCode.misuse
    }
  }

  /// Who is paired with whom, by the configuration as it is.
  private func pairs(_ path: String) throws -> Report {
    let setup = try prepare(.file(path), RuleChoice(), talk)
    let request = AnalysisRequest(
      swift: SideRequest(root: setup.root(of: .swift, given: nil)),
      kotlin: SideRequest(root: setup.root(of: .kotlin, given: nil)), jobs: work.jobs,
      sizeLimit: work.maxFileSize.bytes, today: today())
    return PairsListing.make(request, setup).report
  }

  private func sayCoverage(_ report: Report) throws {
    let counts = report.counts
    let paired = Set(report.twins.map(\.swiftPath)).count
    let all = paired + counts.unpairedSwift
    Console.standardOutput.write(lines: [
      "\(counts.twins) \(counts.twins == 1 ? "twin" : "twins"); \(paired) of \(all) Swift files have one, \(counts.unpairedSwift) Swift and "
        + "\(counts.unpairedKotlin) Kotlin files have none",
      "next: `parity pairs` shows them, `parity pairs --unpaired` the rest, `parity check` compares",
    ])
    if !report.isComplete { throw ExitCode.incomplete }
  }
}
