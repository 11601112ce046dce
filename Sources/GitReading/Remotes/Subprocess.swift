#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Other programs.
enum Subprocess {
  /// Runs a program found on the search path and returns what it prints; what it says about errors is dropped.
  /// - Parameters:
  ///   - input: less than a pipe holds (four kilobytes everywhere); nothing is run when it is more.
  ///   - environment: variables set besides those of this process.
  /// - Returns: `nil` when the program cannot be run or fails.
  static func run(_ command: [String], input: String, environment: [String: String]) -> String? {
    guard let program = command.first, let (inputReader, inputWriter) = pipe() else { return nil }
    defer { close(inputReader) }
    guard let (outputReader, outputWriter) = pipe() else {
      close(inputWriter)
      return nil
    }
    defer { close(outputReader) }
    // Written before there is a reader that could go away and take this process with it.
    let isWritten = write(input, to: inputWriter)
    close(inputWriter)
    let process =
      isWritten
      ? spawn(program, command, environment, input: inputReader, output: outputWriter) : nil
    close(outputWriter)
    guard let process else { return nil }

    let output = readAll(outputReader)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status == 0 ? output : nil
  }

  private static func pipe() -> (reader: Int32, writer: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Glibc)
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard Musl.pipe(&ends) == 0 else { return nil }
    #endif
    // Not for other programs that are started meanwhile.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 4096 else { return false }
    #if canImport(Darwin)
      return Darwin.write(descriptor, bytes, bytes.count) == bytes.count
    #elseif canImport(Glibc)
      return Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes, bytes.count) == bytes.count
    #endif
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func spawn(
    _ program: String, _ command: [String], _ environment: [String: String], input: Int32, output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    var variables = currentEnvironment().filter { variable in
      !environment.keys.contains { variable.hasPrefix($0 + "=") }
    }
    variables += environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var arguments = command.map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0) } + [nil]
    defer {
      for text in arguments + settings { free(text) }
    }
    var process: pid_t = 0
    return posix_spawnp(&process, program, &actions, nil, &arguments, &settings) == 0 ? process : nil
  }

  private static func currentEnvironment() -> [String] {
    var variables: [String] = []
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next = environ
    #endif
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }
}
