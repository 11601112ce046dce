internal import ArgumentParser
internal import FindingModel
internal import Foundation
internal import Reporting
internal import SourceModel

/// One of the two output streams. A closed pipe is no error: whoever closed it wants no more.
struct Console {
  private let descriptor: Int32

  static let standardOutput = Console(descriptor: STDOUT_FILENO)
  static let standardError = Console(descriptor: STDERR_FILENO)

  /// Writes, and ends the program when the standard output takes no more: who reads half a list must not believe it whole.
  func write(_ text: String) {
    if !attempt(text), descriptor == STDOUT_FILENO {
      let reason = lastSystemError()
      Console.standardError.attempt("error: the standard output cannot be written: \(reason)\n")
      Foundation.exit(ExitCode.incomplete.rawValue)
    }
  }

  /// - Returns: whether everything was written, or the reader wanted no more; `false` on a full disk.
  @discardableResult func attempt(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno == EPIPE }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Writes lines in which names and text of the user's files stand: none of it may command the terminal.
  func write(lines: some Sequence<some StringProtocol>) {
    write(lines.map { inert(String($0)) + "\n" }.joined())
  }

  /// Whether to colour: as the flag says, else not when `NO_COLOR` is set, else when people read it.
  func isColored(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      if let none = environment["NO_COLOR"], !none.isEmpty { return false }
      return isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    }
  }
}

/// The lines of a text, whether or not the last one is ended.
func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
}

/// What the system says about the call that failed last.
func lastSystemError() -> String { String(cString: strerror(errno)) }

extension TalkOptions {
  private static let fewProblems = 10

  /// Writes problems to the error stream: errors all, warnings as many as one reads.
  func tell(_ problems: [Problem]) {
    let isColored = Console.standardError.isColored(color)
    let warnings = problems.filter { $0.severity == .warning }
    let shown = quiet ? [] : (verbose ? warnings : Array(warnings.prefix(Self.fewProblems)))
    let errors = problems.filter { $0.severity == .error }
    var text = (shown + errors).map { render($0, isColored: isColored) }.joined()
    if !quiet, shown.count < warnings.count {
      text += "… and \(warnings.count - shown.count) more warnings about files; -v shows all\n"
    }
    Console.standardError.write(text)
  }
}
