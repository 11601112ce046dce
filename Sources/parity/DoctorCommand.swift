internal import ArgumentParser
internal import Diagnosis
internal import Foundation
internal import Reporting
internal import ReviewPosting

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what parity sees of git, configuration, twin, CI and token, and the line to paste that mends it.",
    discussion: """
      Nothing is written. Where a token is set, the server that CI names is asked what it may do; the token is never printed.

      Exit codes: 0 nothing has to be mended, 1 something has.
      """)

  @OptionGroup(title: "Where") var place: WhereOptions
  @OptionGroup(title: "Run") var work: RunOptions

  func run() throws {
    let seen = observe(
      place.configurationSource, swift: place.swift, kotlin: place.kotlin,
      environment: ProcessInfo.processInfo.environment,
      read: { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }, network: .real(timeout: 10),
      request: { place.request($0, paths: [], work: work) })
    let advice = advice(on: seen)
    Console.standardOutput.write(advice.map(text).joined())
    if advice.contains(where: { $0.level == .trouble }) { throw ExitCode.findings }
  }

  /// A line that says what is seen, and below it the lines to paste.
  private func text(_ advice: Advice) -> String {
    func padded(_ word: String) -> String { word.padding(toLength: 7, withPad: " ", startingAt: 0) }
    let first = padded(advice.level.rawValue) + padded(advice.topic) + inert(advice.words)
    return ([first] + advice.lines.map { padded("") + padded("") + "> " + inert($0) }).map { $0 + "\n" }.joined()
  }
}
