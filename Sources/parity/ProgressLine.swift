internal import ArgumentParser
internal import Foundation

/// Whether to show how far the work is.
struct ProgressOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Show how far the work is (default: on a terminal, outside of continuous integration).")
  var progress: Bool?

  /// `nil` when nothing is to be shown.
  func line(_ talk: TalkOptions) -> ProgressLine? {
    let environment = ProcessInfo.processInfo.environment
    let isWelcome = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && environment["CI"] == nil
    return progress ?? (isWelcome && !talk.quiet) ? ProgressLine() : nil
  }
}

/// One line on the error stream that says how far the work is, and is gone when it is done. Work of less than a second
/// shows none.
///
/// Told by many threads, but by one at a time.
final class ProgressLine: Sendable {
  private struct Activity {
    var name: String
    var start: Date
    var step = -1
  }

  private static let width = 24
  private let start = Date()
  nonisolated(unsafe) private var activity: Activity?

  /// Rewrites the line where that shows; after the last step it vanishes.
  @Sendable func show(_ name: String, _ done: Int, _ all: Int) {
    guard all > 0 else { return }
    let now = Date()
    if activity?.name != name { activity = Activity(name: name, start: now) }
    guard done < all else { return erase() }
    let step = 200 * done / all
    guard let activity, activity.step != step, now.timeIntervalSince(start) > 1 else { return }
    self.activity?.step = step
    let filled = Self.width * done / all
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let elapsed = now.timeIntervalSince(activity.start)
    let rest = done > 0 && elapsed > 1 ? ", about \(Int(elapsed * Double(all - done) / Double(done)) + 1) s left" : ""
    Console.standardError.write("\r\u{1B}[K\(bar) \(name): \(done) of \(all)\(rest)")
  }

  private func erase() {
    guard let activity, activity.step >= 0 else { return }
    self.activity?.step = -1
    Console.standardError.write("\r\u{1B}[K")
  }
}
