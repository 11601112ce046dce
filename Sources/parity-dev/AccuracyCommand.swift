internal import ArgumentParser
internal import FindingModel
internal import Foundation
internal import ParityKit
internal import SourceModel

/// How much is told of twins that are equivalent, and how much is found of one difference in twins that else are.
struct AccuracyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accuracy", abstract: "Count what is told aloud of twins whose differences are known.",
    discussion: """
      The folder holds `equivalent/NAME.swift` with `.kt`, `planted/NAME.swift` with `.kt`, and `planted.tsv` with a line for \
      each of the latter: the name, the lines on which the difference shows in Swift and in Kotlin, and what it is.
      """)

  @Argument(help: "The folder of the twins.")
  var folder: String

  @Flag(name: .shortAndLong, help: "Print what is told and what is missed.")
  var verbose = false

  /// A finding that begins so many lines from the difference is about it.
  private static let reach = 2

  func run() throws {
    let setup = try Setup.prepare(.none)
    let rows = try plantedDifferences()
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let equivalent = try concurrentMap(names(in: "equivalent"), jobs: jobs) { ($0, told("equivalent/" + $0, setup)) }
    let planted = concurrentMap(rows, jobs: jobs) { ($0, told("planted/" + $0.name, setup)) }

    for (name, findings) in equivalent where verbose && !findings.isEmpty {
      print(name, lines(findings), separator: "\n")
    }
    var found = 0
    var others = 0
    for (row, findings) in planted {
      let about = findings.filter { isAbout($0, row) }
      found += about.isEmpty ? 0 : 1
      others += findings.count - about.count
      if verbose, about.isEmpty { print("\(row.name): missed: \(row.description)") }
    }
    let loud = equivalent.filter { !$0.1.isEmpty }
    print(
      """
      equivalent: \(loud.count) of \(equivalent.count) twins with a warning, \(loud.reduce(0) { $0 + $1.1.count }) warnings
      planted:    \(found) of \(planted.count) differences found, \(others) other warnings
      """)
  }

  private struct Planted: Sendable {
    var name: String
    var lines: PerSide<Int>
    var description: String
  }

  private func plantedDifferences() throws -> [Planted] {
    let path = folder + "/planted.tsv"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw Failure("\(path) cannot be read") }
    return try text.split(separator: "\n").enumerated().dropFirst().map { number, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4, let swift = Int(cells[1]), let kotlin = Int(cells[2]) else {
        throw Failure("\(path):\(number + 1): a name, two lines and a sentence, with tabs between them, were expected")
      }
      return Planted(name: cells[0], lines: PerSide(swift: swift, kotlin: kotlin), description: cells[3])
    }
  }

  private func names(in part: String) throws -> [String] {
    let path = folder + "/" + part
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Failure("\(path) cannot be read")
    }
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()
  }

  private func told(_ name: String, _ setup: Setup) -> [Finding] {
    let path = folder + "/" + name
    let report = diff(
      swift: path + ".swift", kotlin: path + ".kt", sizeLimit: 1 << 20, wantsRawSimilarity: false, setup)
    return report.audible.filter { $0.severity >= .warning }
  }

  private func isAbout(_ finding: Finding, _ row: Planted) -> Bool {
    [finding.primary, finding.counterpart].contains { place in
      guard let place else { return false }
      let lines = max(1, place.start.line - Self.reach)...(place.end.line + Self.reach)
      return lines.contains(row.lines[place.side])
    }
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map { "  \($0.primary.start.line) \($0.rule): \($0.message)" }.joined(separator: "\n")
  }
}
