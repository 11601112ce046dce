import Foundation
import Testing

/// A disk that is full, a reader who goes away, a run that is killed, and a repository that changes while it is read:
/// each ends with a word and the right exit code, and leaves nothing behind.
@Suite struct HostileSurroundingsTests {
  private static let sides = ["--swift", "ios", "--kotlin", "android"]

  /// Runs parity from a shell, whose `"$@"` is the command.
  private func shell(_ script: String, _ arguments: [String], in folder: Folder) throws -> Tool.Run {
    try Tool.command("/bin/sh", ["-c", script, "sh", Tool.path] + arguments, in: folder)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      ["check"] + sides, ["check", "--reporter", "json"] + sides, ["pairs"] + sides,
      ["diff", "ios/Sources/Point.swift", "android/src/Point.kt"], ["normalize", "ios/Sources/Point.swift"],
      ["rules"], ["explain", "missing-member"], ["--help"], ["doctor"] + sides,
    ])
  func fullDiskIsNoSuccess(arguments: [String]) throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let run = try shell("exec \"$@\" > /dev/full", arguments, in: folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("cannot be written"))
    #expect(run.errors.contains("No space left"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: ["json:/dev/full", "text:/dev/full"])
  func fullDiskUnderAReportIsNoSuccess(reporter: String) throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let run = try Tool.run(["check", "--reporter", reporter] + Self.sides, in: folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("/dev/full: error: the report cannot be written"))
  }

  @Test(arguments: [["check", "--strict"] + sides, ["rules"], ["pairs"] + sides])
  func whoStopsReadingIsNoError(arguments: [String]) throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let run = try shell("{ \"$@\"; echo \"status $?\" >&2; } | true", arguments, in: folder)
    #expect(run.errors.contains(arguments[0] == "check" ? "status 1" : "status 0"))
    #expect(!run.errors.contains("error:"))
  }

  /// Killed after some hundredths of a second each, so that every phase is hit by some.
  @Test(arguments: ["KILL", "INT", "TERM"])
  func aKilledRunLeavesNothingBehind(signal: String) throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try FileManager.default.createDirectory(atPath: folder.path + "/tmp", withIntermediateDirectories: true)
    let arguments = ["check", "--cache-path", "cache", "--reporter", "json:report.json"] + Self.sides
    let script = """
      export TMPDIR="$PWD/tmp"
      for delay in 0.02 0.3 0.9 1.6; do
        "$@" & child=$!
        sleep $delay
        kill -s \(signal) $child 2>/dev/null
        wait $child
      done
      """
    _ = try shell(script, arguments, in: folder)
    let after = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != ".cache" }
    #expect(Set(after).isSubset(of: ["android", "cache", "ios", "report.json", "tmp"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp") == [])

    let interrupted = try Tool.run(arguments, in: folder)
    let report = try folder.text("report.json")
    try? FileManager.default.removeItem(atPath: folder.path + "/cache")
    let fresh = try Tool.run(arguments, in: folder)
    #expect(interrupted.status == 0 && fresh.status == 0)
    #expect(interrupted.errors == fresh.errors)
    #expect(try folder.text("report.json") == report)
  }

  /// A checkout or an editor may be at work. What was read is told; what could not be makes the run incomplete.
  @Test func aRepositoryThatChangesIsNoCrash() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    for side in ["ios", "android"] {
      try folder.git("init", "-q", side)
      try folder.git("-C", side, "add", ".")
      try folder.git("-C", side, "commit", "-qm", "first")
    }
    let script = """
      (while [ ! -e stop ]; do
        rm -f ios/Sources/Counter.swift; mkdir -p ios/Sources/More; echo 'struct More {}' > ios/Sources/More/More.swift
        git -C ios add -A; git -C ios -c user.name=a -c user.email=a@b commit -qm x; rm -rf ios/Sources/More
        git -C ios reset -q --hard HEAD~1; git -C ios gc -q --prune=now
      done) >/dev/null 2>&1 &
      for scope in "" "--staged" "--swift-rev HEAD" ""; do
        "$@" $scope > out 2> err; status=$?
        case $status in 0|1) ;; 3) grep -q INCOMPLETE out || grep -q error: err || echo "silent $scope";;
        *) echo "status $status $scope"; cat err;; esac
      done
      touch stop; wait
      """
    let run = try shell(script, ["check"] + Self.sides, in: folder)
    #expect(run.output == "")
  }
}
