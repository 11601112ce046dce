import Foundation
import Testing

/// A run that several machines share says what the undivided run says.
struct ShardTests {
  let folder: Folder

  /// Twins of which two hang together through an extension in a third file, files without counterpart, directives that
  /// silence something from another file and one that silences nothing, and a baseline of which one entry is gone.
  init() throws {
    folder = try twoSides()
    try folder.write(
      "ios/Sources/Counter+Format.swift",
      """
      extension Counter {
        // parity:disable:next missing-member -- only this app shows it
        func title() -> String { "counter" }
        func half() -> Int { count / 2 }
      }

      """)
    try folder.write(
      "ios/Sources/Lonely.swift", "// parity:disable:file body-differs -- nothing is compared\nstruct Lonely {}\n")
    try folder.write("android/src/Alone.kt", "class Alone { fun alone(): Int = 1 }\n")
    for name in ["One", "Two", "Three"] {
      try folder.write("ios/Sources/\(name).swift", "struct \(name) {\n  let a: Int\n  let b: String\n}\n")
      try folder.write("android/src/\(name).kt", "data class \(name)(val a: Long, val c: String)\n")
    }
    try folder.write(
      ".parity.yml", "version: 1\nswift: { path: ios }\nkotlin: { path: android }\nbaseline: accepted.json\n")
    let created = try Tool.run(["baseline", "create"], in: folder)
    #expect(created.status == 0, "\(created.errors)")
    try folder.write("android/src/Three.kt", "data class Three(val a: Int, val d: String)\n")
  }

  private let forms = ["json", "text", "sarif", "markdown", "checkstyle"]

  private func reporters(_ name: String) -> [String] { forms.flatMap { ["--reporter", "\($0):\(name).\($0)"] } }

  @Test(arguments: [(2, []), (5, ["Sources/One.swift"])])
  func mergedIsUndivided(count: Int, arguments: [String]) throws {
    defer { folder.remove() }
    // A habit, of which only one place is told aloud, wherever the shards part.
    for name in ["Ash", "Birch", "Cedar", "Date", "Elm"] {
      try folder.write("ios/Sources/\(name).swift", "struct \(name) {\n  let leaf: String?\n  let age: Int\n}\n")
      try folder.write("android/src/\(name).kt", "data class \(name)(val leaf: String, val age: Int)\n")
    }
    let whole = try Tool.run(["check", "-q"] + arguments + reporters("whole"), in: folder)
    for number in 1...count {
      let run = try Tool.run(
        ["check", "-q", "--exit-zero", "--shard", "\(number)/\(count)", "--reporter", "json:\(number).json"]
          + arguments,
        in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    // A matrix ends in any order.
    let names = (1...count).reversed().map { "\($0).json" }
    let merged = try Tool.run(["merge", "-q"] + reporters("merged") + names, in: folder)
    #expect(merged.status == whole.status)
    for form in forms { #expect(try folder.text("merged.\(form)") == folder.text("whole.\(form)"), "\(form)") }
    #expect(try folder.text("whole.json").contains("\"path\": \"Sources/One.swift\""))
    #expect(try folder.text("whole.text").contains("So in 4 other places.") == arguments.isEmpty)
  }

  @Test func eachShardHasItsShare() throws {
    defer { folder.remove() }
    func twins(_ shard: String) throws -> Set<String> {
      let run = try Tool.run(
        ["check", "-q", "--exit-zero", "--shard", shard, "--reporter", "json"], in: folder)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let twins = try #require(report["twins"] as? [[String: Any]])
      return Set(twins.compactMap { $0["swift"] as? String })
    }
    let (first, second) = (try twins("1/2"), try twins("2/2"))
    #expect(first.isDisjoint(with: second))
    #expect(min(first.count, second.count) >= 2)
    #expect(
      first.union(second)
        == ["Counter", "Counter+Format", "Point", "One", "Two", "Three"].reduce(into: []) {
          $0.insert("Sources/\($1).swift")
        })
  }

  @Test func whatIsNotOneRunIsRefused() throws {
    defer { folder.remove() }
    for shard in ["1/2", "2/2", "1/3"] {
      _ = try Tool.run(
        ["check", "-q", "--shard", shard, "--reporter", "json:\(shard.replacing("/", with: "of")).json"], in: folder)
    }
    _ = try Tool.run(["check", "-q", "--reporter", "json:all.json"], in: folder)
    try folder.write("broken.json", "{")
    let refusals = [
      (["1of2.json"], "missing shard 2/2"), (["1of2.json", "1of2.json"], "shard 1/2 is here twice"),
      (["1of2.json", "1of3.json"], "1of3.json: error: this shard is of another run than 1of2.json"),
      (["all.json"], "all.json: error: this report is of a whole run"),
      (["none.json"], "none.json: error: there is no"),
      (["broken.json"], "broken.json: error: this is no report"),
    ]
    for (names, words) in refusals {
      let run = try Tool.run(["merge"] + names, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  /// One entry of the baseline is gone, which only all shards together can tell.
  @Test func aShardDoesNotJudgeTheBaseline() throws {
    defer { folder.remove() }
    for number in 1...2 {
      let run = try Tool.run(
        [
          "check", "--fail-on", "never", "--strict-baseline", "--shard", "\(number)/2", "--reporter",
          "json:\(number).json",
          "--reporter", "concise",
        ], in: folder)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(!(run.output + run.errors).contains("stale"), "\(run.output)\(run.errors)")
    }
    let merged = try Tool.run(["merge", "--fail-on", "never", "--strict-baseline", "1.json", "2.json"], in: folder)
    #expect(merged.status == 1, "\(merged.output)\(merged.errors)")
    #expect(merged.output.contains(" stale"))
  }

  @Test(arguments: ["0/2", "3/2", "1/1001", "1/4000000000", "1", "a/b", "1/2/3", "-1/2"])
  func shardsAreNumberedFromOne(shard: String) throws {
    defer { folder.remove() }
    let run = try Tool.run(["check", "--shard=\(shard)"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--shard"))
    #expect(run.errors.contains("such as 1/4; there are at most 1000"), "\(run.errors)")
  }
}
