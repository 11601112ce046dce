internal import Foundation

/// How one run of a program went.
struct Timing {
  /// In seconds, from its start to its end.
  var wall: Double
  /// In seconds, of all its threads, the system's work for it included.
  var cpu: Double
  /// The most memory that it held, in bytes. Where it is small it is that of this program, as Linux counts.
  var peak: Int
  var status: Int32

  /// Runs a program and waits for it; what it writes goes nowhere, or to a file.
  static func of(_ command: [String], in folder: String, output: String = "/dev/null") throws -> Timing {
    // A shell goes to the folder and becomes the program.
    let line = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder] + command
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = line.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let start = ContinuousClock.now
    guard posix_spawn(&process, line[0], &actions, nil, &arguments, environ) == 0 else {
      throw Failure("\(command[0]) cannot be run")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let wall = (ContinuousClock.now - start) / .seconds(1)
    #if os(macOS)
      let peak = usage.ru_maxrss
    #else
      let peak = usage.ru_maxrss * 1_024
    #endif
    // The lower seven bits name the signal that ended it.
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
    return Timing(wall: wall, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), peak: peak, status: code)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
}

/// git, as it is installed here.
enum Git {
  /// - Parameter input: a file that it reads.
  static func run(_ arguments: [String], in folder: String, input: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    if let input { process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input)) }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("git \(arguments.joined(separator: " ")) failed in \(folder)")
    }
  }
}
