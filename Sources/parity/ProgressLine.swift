internal import Foundation

/// One line on the error stream that says how far the work is, and is gone when it is done.
struct ProgressLine: Sendable {
  private let isOn: Bool
  private let start = Date()
  private static let width = 24

  /// - Parameter choice: what the command line says; without it, the line is for terminals outside of continuous
  ///   integration.
  init(_ choice: Bool?, _ talk: TalkOptions) {
    let environment = ProcessInfo.processInfo.environment
    let isWelcome = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && environment["CI"] == nil
    isOn = choice ?? (isWelcome && !talk.quiet)
  }

  /// Rewrites the line; after the last step it vanishes.
  @Sendable func show(_ done: Int, _ all: Int) {
    guard isOn, all > 0 else { return }
    if done >= all { return Console.standardError.erase() }
    let filled = Self.width * done / all
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let elapsed = Date().timeIntervalSince(start)
    let rest = done > 0 && elapsed > 2 ? ", about \(Int(elapsed * Double(all - done) / Double(done)) + 1) s left" : ""
    Console.standardError.write("\r\u{1B}[K\(bar) \(done) of \(all) twins\(rest)")
  }
}

extension Console {
  fileprivate func erase() { write("\r\u{1B}[K") }
}
