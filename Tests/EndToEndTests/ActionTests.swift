import Foundation
import Testing

/// The scripts of the action, run as a runner runs them; a folder stands for the server with the releases.
@Suite struct ActionTests {
  private static let scripts = Checkers.top + "/.github/actions/parity"
  private static let archive: String = {
    #if os(macOS)
      "parity-macos-universal.tar.gz"
    #elseif arch(arm64)
      "parity-linux-aarch64.tar.gz"
    #else
      "parity-linux-x86_64.tar.gz"
    #endif
  }()

  /// A server with release v0.1.0, whose program prints what it is given, and the checksum of that.
  private func server() throws -> (Folder, checksum: String) {
    let folder = try Folder()
    let release = "server/acme/parity/releases/download/v0.1.0"
    try folder.write(
      "made/parity",
      """
      #!/bin/sh
      printf '<%s>' "$@"
      echo
      [ -z "$WRITES" ] || echo '{}' > "$WRITES"
      exit ${ENDS:-0}
      """)
    try folder.write("\(release)/SHA256SUMS", "")
    try folder.write("path", "")
    try folder.write("output", "")
    let script = """
      chmod +x made/parity && tar -czf '\(release)/\(Self.archive)' -C made parity && cd '\(release)' &&
      { sha256sum '\(Self.archive)' || shasum -a 256 '\(Self.archive)'; } > SHA256SUMS
      """
    let made = try Tool.command("/bin/sh", ["-c", script], in: folder)
    try #require(made.status == 0, "\(made.errors)")
    let checksum = String(try folder.text("\(release)/SHA256SUMS").prefix(64))
    return (folder, checksum)
  }

  private func install(_ folder: Folder, version: String = "v0.1.0", checksum: String = "") throws -> Tool.Run {
    try Tool.command(
      "/bin/bash", [Self.scripts + "/install.sh"], in: folder,
      environment: [
        "PARITY_VERSION": version, "PARITY_CHECKSUM": checksum, "PARITY_REPOSITORY": "acme/parity",
        "GITHUB_SERVER_URL": "file://\(folder.path)/server", "RUNNER_TEMP": folder.path + "/temp",
        "GITHUB_PATH": folder.path + "/path",
      ])
  }

  @Test(arguments: [true, false])
  func installsAReleaseWithTheRightChecksum(isPinned: Bool) throws {
    let (folder, checksum) = try server()
    defer { folder.remove() }
    let run = try install(folder, checksum: isPinned ? checksum : "")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output == "parity <--version>\n")
    #expect(try folder.text("path") == "\(folder.path)/temp/parity/bin\n")
  }

  @Test func refusesWhatIsNotAsItShouldBe() throws {
    let (folder, checksum) = try server()
    defer { folder.remove() }
    let wrong = String(repeating: "0", count: 64)
    let pinned = try install(folder, checksum: wrong)
    #expect(pinned.status == 1)
    #expect(pinned.output.contains("has the checksum \(checksum), not \(wrong)"))
    #expect(try install(folder, checksum: "abc").output.contains("must be 64 hexadecimal digits"))
    for version in ["latest", "v0.1.0/../v9", "$(id)", ""] {
      #expect(try install(folder, version: version).output.contains("`version` must be a release"))
    }
    #expect(try install(folder, version: "v9.9.9").output.contains("cannot be downloaded"))

    let release = "server/acme/parity/releases/download/v0.1.0"
    try folder.write("\(release)/SHA256SUMS", "\(checksum)  another.tar.gz\n")
    #expect(try install(folder).output.contains("checksums do not name \(Self.archive)"))
    try folder.write("\(release)/SHA256SUMS", "\(wrong)  \(Self.archive)\n")
    #expect(try install(folder).output.contains("it is not what was released"))
    #expect(try folder.text("path") == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/temp/parity/bin/parity"))
  }

  private func run(_ folder: Folder, _ inputs: [String: String]) throws -> Tool.Run {
    let none = ["COMMAND": "ci", "SWIFT": "", "KOTLIN": "", "CONFIG": "", "ARGUMENTS": "", "REPORT": "report.json"]
    var environment = [
      "GITHUB_OUTPUT": folder.path + "/output",
      "PATH": folder.path + "/made:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""), "WRITES": "", "ENDS": "0",
    ]
    for (name, value) in none.merging(inputs, uniquingKeysWith: { $1 }) {
      environment[["WRITES", "ENDS"].contains(name) ? name : "PARITY_" + name] = value
    }
    return try Tool.command("/bin/bash", [Self.scripts + "/run.sh"], in: folder, environment: environment)
  }

  @Test func inputsBecomeArgumentsAndNothingElse() throws {
    let (folder, _) = try server()
    defer { folder.remove() }
    let forms = "<--reporter><text><--reporter><github><--reporter><json:report.json>"
    #expect(try run(folder, [:]).output == "<ci>\(forms)\n")
    let given = try run(
      folder, ["SWIFT": "a b", "KOTLIN": "$(id)", "CONFIG": "x;y", "ARGUMENTS": "--strict  *\n`id` --only=a\n"])
    #expect(given.output == "<ci><--config><x;y><--swift><a b><--kotlin><$(id)>\(forms)<--strict><*><`id`><--only=a>\n")
    #expect(try run(folder, ["COMMAND": "publish", "ARGUMENTS": "r.json"]).output == "<publish><r.json>\n")
  }

  @Test func exitCodeAndReportAreOutputs() throws {
    let (folder, _) = try server()
    defer { folder.remove() }
    let found = try run(folder, ["WRITES": "report.json", "ENDS": "1"])
    #expect(found.status == 1)
    #expect(try folder.text("output") == "exit-code=1\nreport=report.json\n")
    try folder.write("output", "")
    #expect(try run(folder, ["REPORT": "none.json", "ENDS": "3"]).status == 3)
    #expect(try folder.text("output") == "exit-code=3\n")
  }
}
