import Foundation
import Testing

/// `check` with what earlier runs found out: the same report, whatever becomes of the cache.
@Suite struct CacheRunTests {
  let folder: Folder
  private static let check = ["check", "--swift", "ios", "--kotlin", "android", "--reporter", "json"]

  init() throws { folder = try twoSides() }

  private func run(_ arguments: [String] = [], isCached: Bool = true) throws -> Tool.Run {
    try Tool.run(Self.check + (isCached ? ["--cache-path", "cache"] : ["--no-cache"]) + arguments, in: folder)
  }

  private func packs() -> [String] {
    let all = try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/cache")
    return (all ?? []).filter { $0.hasSuffix(".pack") }.sorted()
  }

  /// A run that may use the cache says what one says that may not.
  private func expectTheSame(_ arguments: [String] = [], _ note: String = "", line: Int = #line) throws {
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    let (plain, cached) = (try run(arguments, isCached: false), try run(arguments))
    #expect(cached.output == plain.output, sourceLocation: place)
    #expect(cached.status == plain.status, sourceLocation: place)
    #expect(note.isEmpty ? cached.errors == plain.errors : cached.errors.contains(note), sourceLocation: place)
  }

  @Test func theReportIsTheSameWithAndWithout() throws {
    defer { folder.remove() }
    try expectTheSame()
    // One with the report and what was read of our own rules, one with what was made of the files.
    #expect(packs().count == 2)
    for reporter in ["text", "json", "html"] { try expectTheSame(["--reporter", "\(reporter):report"]) }
    let made = packs()
    // Nothing is new, so nothing is written.
    try expectTheSame()
    #expect(packs() == made)
  }

  @Test func whatTheReportDependsOnIsNeverOverlooked() throws {
    defer { folder.remove() }
    try folder.write("team/rule.yml", OwnRulesTests.rule)
    try expectTheSame()
    try expectTheSame(["ios/Sources/Point.swift"])
    try expectTheSame(["--only", "condition-differs"])
    try expectTheSame(["--rules", "team"])
    try folder.write("team/rule.yml", OwnRulesTests.rule.replacing("severity: warning", with: "severity: error"))
    try expectTheSame(["--rules", "team"])
    try folder.write(".parity.yml", "version: 1\nrules: { condition-differs: off }\n")
    try expectTheSame()
    try folder.write(".parity.yml", "version: 1\nbaseline: accepted.json\n")
    try folder.write("accepted.json", "{ \"kind\": \"parity-baseline\", \"version\": 1, \"findings\": {} }\n")
    try expectTheSame()
    try folder.write("android/src/Counter.kt", folder.text("android/src/Counter.kt").replacing("reset", with: "clear"))
    try expectTheSame()
    try folder.write("android/src/Other.kt", "class Other {}\n")
    try expectTheSame()
    // A change and its taking back.
    try folder.write("android/src/Counter.kt", folder.text("android/src/Counter.kt").replacing("clear", with: "reset"))
    try expectTheSame()
    // A rule of the team's that the configuration names, and that speaks here.
    try folder.write("ios/Sources/Log.swift", "class Log {\n  func note() { logger.error(\"a\") }\n}\n")
    try folder.write("android/src/Log.kt", "class Log {\n  fun note() { }\n}\n")
    try folder.write(".parity.yml", "version: 1\nrules: { folder: team }\n")
    try folder.write("team/rule.yml", OwnRulesTests.rule)
    try expectTheSame()
    try folder.write("team/rule.yml", OwnRulesTests.rule.replacing("severity: warning", with: "severity: info"))
    try expectTheSame()
  }

  @Test func aConfigurationChangesNothingThatWasMadeOfFiles() throws {
    defer { folder.remove() }
    try expectTheSame()
    let made = packs()
    try folder.write(".parity.yml", "version: 1\nrules: { condition-differs: off }\n")
    try expectTheSame()
    // A report more, and nothing was read anew.
    #expect(Set(packs()).subtracting(made).count == 1)
    try folder.write("phrases.yml", "- {id: jump, swift: leap(), kotlin: spring()}\n")
    try folder.write(".parity.yml", "version: 1\nphrases: [phrases.yml]\n")
    try expectTheSame()
    #expect(Set(packs()).subtracting(made).count == 3)
  }

  @Test(arguments: [0, 20, 60, -1])
  func aDamagedCacheIsANote(position: Int) throws {
    defer { folder.remove() }
    _ = try run()
    try damagePacks(at: position)
    try expectTheSame([], "cannot be used")
    try expectTheSame()
  }

  /// - Parameter position: of the byte that changes; -1 for some of every entry, for not every run reads all of them.
  private func damagePacks(at position: Int) throws {
    #expect(!packs().isEmpty)
    for pack in packs().map({ "cache/" + $0 }) {
      var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + pack)))
      let positions = position < 0 ? Array(stride(from: bytes.count - 1, to: 500, by: -97)) : [position]
      for position in positions { bytes[position] ^= 0x41 }
      try folder.write(pack, bytes: bytes)
    }
  }

  /// Changes are never kept as reports; what was made of files is.
  @Test func changesAreToldTheSameWithAndWithout() throws {
    defer { folder.remove() }
    for side in ["ios", "android"] {
      try folder.git("init", "-q", side)
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "All")
    }
    let text = try folder.text("ios/Sources/Counter.swift")
    try folder.write("ios/Sources/Counter.swift", text.replacing("return true", with: "return count > 1"))
    // A file with a fault is told of each time.
    try folder.write("android/src/Broken.kt", String(repeating: "fun fine() = 1\n", count: 40) + "fun (\n")
    try folder.git("-C", "ios", "add", "-A")
    for arguments in [["--staged"], ["--base", "HEAD"], []] {
      for _ in 0..<2 { try expectTheSame(arguments) }
    }
    let known = packs()
    #expect(!known.isEmpty)
    try expectTheSame(["--staged"])
    #expect(packs() == known)
    try damagePacks(at: -1)
    try expectTheSame(["--base", "HEAD"], "cannot be used")
    try expectTheSame(["--base", "HEAD"])
  }

  @Test func aWriteThatWasInterruptedIsANote() throws {
    defer { folder.remove() }
    _ = try run()
    #expect(!packs().isEmpty)
    for pack in packs().map({ "cache/" + $0 }) {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + pack)))
      try folder.write(pack, bytes: Array(bytes.prefix(bytes.count / 2)))
      try folder.write(pack + ".half", "what a killed run leaves")
    }
    try expectTheSame([], "cannot be used")
    try expectTheSame()
  }

  @Test func aFolderThatCannotBeWrittenIsANote() throws {
    defer { folder.remove() }
    try folder.write("cache", "a file")
    try expectTheSame([], "the cache cannot be written")
  }

  @Test func aHomeThatCannotBeWrittenIsANote() throws {
    defer { folder.remove() }
    let home = ["HOME": "/dev/null", "XDG_CACHE_HOME": ""]
    let run = try Tool.run(Self.check, in: folder, environment: home)
    #expect(run.output == (try self.run(isCached: false)).output)
    #expect(run.errors.contains("the cache cannot be written"))
  }

  /// A file system with room for a folder and no file. Only a superuser can make one.
  @Test func aFullDiskIsANote() throws {
    defer { folder.remove() }
    try FileManager.default.createDirectory(atPath: folder.path + "/cache", withIntermediateDirectories: true)
    let mount = "mount -t tmpfs -o size=64k,nr_inodes=2 none cache && exec \"$@\""
    let command = ["-m", "sh", "-c", mount, "sh", Tool.path] + Self.check + ["--cache-path", "cache"]
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare"),
      try Tool.command("/usr/bin/unshare", ["-m", "sh", "-c", "mount -t tmpfs none cache"], in: folder).status == 0
    else { return }
    let run = try Tool.command("/usr/bin/unshare", command, in: folder)
    #expect(run.output == (try self.run(isCached: false)).output)
    #expect(run.errors.contains("the cache cannot be written"))
  }

  @Test func runsSideBySideDisturbNobody() async throws {
    defer { folder.remove() }
    let plain = try run(isCached: false)
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 { group.addTask { try self.run().output } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs == Array(repeating: plain.output, count: 4))
    try expectTheSame()
  }
}
