internal import Foundation

/// A worker process under limits: whoever takes too long for one input, or too much memory, is ended.
struct Watch {
  enum Outcome: String {
    case done
    case crash
    case hang
    case memory
    case failure
  }

  let process: Process
  /// Where the worker writes the number of its input.
  let progress: String
  /// In seconds of processor time for one input; of the clock where the system does not tell.
  let timeLimit = 1.0
  /// In bytes.
  let memoryLimit = 500 << 20

  /// Waits until the worker has ended, by itself or not.
  ///
  /// - Returns: how, and the number of its last input.
  func wait() -> (Outcome, last: UInt64) {
    var number = UInt64.max
    var began = 0.0
    while process.isRunning {
      usleep(20_000)
      // A worker that has ended by now has no time any more.
      let current = self.number
      guard let time = processorTime else { continue }
      // Before the first input the worker reads rules.
      if current != number || current == .max { (number, began) = (current, time) }
      if time - began > timeLimit { return end(.hang) }
      if residentBytes > memoryLimit { return end(.memory) }
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return (.crash, self.number) }
    return (process.terminationStatus == 0 ? .done : .failure, self.number)
  }

  private func end(_ outcome: Outcome) -> (Outcome, last: UInt64) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return (outcome, number)
  }

  private var number: UInt64 {
    guard let bytes = FileManager.default.contents(atPath: progress), bytes.count >= 8 else { return .max }
    return bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// In seconds.
  private var processorTime: Double? {
    #if os(Linux)
      let path = "/proc/\(process.processIdentifier)/stat"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), let name = text.lastIndex(of: ")") else {
        return nil
      }
      // The name may hold blanks; of the fields from there on, user and system time are the 12th and 13th.
      let fields = text[name...].split(separator: " ")
      guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return nil }
      return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    #else
      return Date().timeIntervalSince1970
    #endif
  }

  /// 0 where the system does not tell.
  private var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
