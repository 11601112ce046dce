import Foundation
import Testing

/// A team starts with a thousand old differences and wants to hear of new ones only.
@Suite struct BaselineRunTests {
  /// Two sides, a configuration that names the baseline, and the baseline of today.
  private func accepted() throws -> Folder {
    let folder = try twoSides()
    try folder.write(
      ".parity.yml",
      "version: 1\nswift: { path: ios }\nkotlin: { path: android }\nfailOn: info\nbaseline: accepted.json\n")
    let created = try Tool.run(["baseline", "create"], in: folder)
    #expect(created.status == 0, "\(created.errors)")
    #expect(created.errors.contains("accepted.json: +2 −0, 0 kept"))
    return folder
  }

  private func edit(_ folder: Folder, _ path: String, _ old: String, _ new: String) throws {
    let text = try folder.text(path)
    #expect(text.contains(old))
    try folder.write(path, text.replacing(old, with: new))
  }

  @Test func whatIsAcceptedIsQuietAndCounted() throws {
    let folder = try accepted()
    defer { folder.remove() }
    let run = try Tool.run([], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("no findings"))
    #expect(run.output.contains("2 in baseline"))
    let loud = try Tool.run(["--no-baseline"], in: folder)
    #expect(loud.status == 1)
    let listed = try Tool.run(["baseline", "report"], in: folder)
    #expect(listed.output.contains("2 accepted: 2 still found, 0 stale"))
    #expect(listed.output.contains("1  condition-differs"))
  }

  @Test func survivesLayoutOrderAndNewNamesOfFiles() throws {
    let folder = try accepted()
    defer { folder.remove() }
    // Reformatted, moved down, members in another order, other files.
    try folder.write(
      "ios/Sources/Model/CounterModel.swift",
      """
      // A counter.


      final class Counter {
        func reset() { count = 0 }

        func isFull(limit: Int) -> Bool {
          if count
            > limit
          {
            return true
          }
          return false
        }

        var count = 0
      }

      """)
    try FileManager.default.removeItem(atPath: folder.path + "/ios/Sources/Counter.swift")
    let run = try Tool.run([], in: folder)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("2 in baseline"))
    #expect(!run.output.contains("stale"))
  }

  @Test func aCopyOfAnAcceptedFindingIsNew() throws {
    let folder = try accepted()
    defer { folder.remove() }
    let branch = "if count > limit { return true }"
    try edit(folder, "ios/Sources/Counter.swift", branch, branch + "\n    log()\n    " + branch)
    let other = "if (count >= limit) { return true }"
    try edit(folder, "android/src/Counter.kt", other, other + "\n    log()\n    " + other)
    let run = try Tool.run([], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("1 finding "))
    #expect(run.output.contains("condition-differs"))
    #expect(run.output.contains("2 in baseline"))
  }

  @Test func whatIsGoneIsToldAndPruned() throws {
    let folder = try accepted()
    defer { folder.remove() }
    try edit(folder, "android/src/Counter.kt", "count >= limit", "count > limit")
    let run = try Tool.run([], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("1 in baseline, 1 stale"))
    #expect(try Tool.run(["--strict-baseline"], in: folder).status == 1)
    // A run over a part cannot know what is gone.
    #expect(try Tool.run(["--strict-baseline", "ios/Sources/Point.swift"], in: folder).status == 0)
    let pruned = try Tool.run(["baseline", "prune"], in: folder)
    #expect(pruned.errors.contains("+0 −1, 1 kept"))
    #expect(try Tool.run(["--strict-baseline"], in: folder).status == 0)
    // Pruning accepts nothing new, updating does.
    try edit(folder, "ios/Sources/Point.swift", "let y: Int", "let y: Int\n  let z: Int")
    #expect(try Tool.run(["baseline", "prune"], in: folder).errors.contains("+0 −0, 1 kept"))
    #expect(try Tool.run([], in: folder).status == 1)
    #expect(try Tool.run(["baseline", "update"], in: folder).errors.contains("+1 −0, 1 kept"))
    #expect(try Tool.run([], in: folder).status == 0)
  }

  @Test func mistakesAreRefused() throws {
    let folder = try accepted()
    defer { folder.remove() }
    let again = try Tool.run(["baseline", "create"], in: folder)
    #expect(again.status == 2)
    #expect(again.errors.contains("there is a baseline already"))
    let absent = try Tool.run(["--baseline", "nowhere.json"], in: folder)
    #expect(absent.status == 2)
    #expect(absent.errors.contains("nowhere.json"))
    #expect(absent.errors.contains("parity baseline create"))
    _ = try Tool.run(["--reporter", "json:report.json"], in: folder)
    let confused = try Tool.run(["--baseline", "report.json"], in: folder)
    #expect(confused.status == 2)
    #expect(confused.errors.contains("this is no baseline"))
    try folder.write(
      "wrong.json",
      "{\"kind\": \"parity-baseline\", \"version\": 1, \"findings\": {\n  \"a\": {\"rule\": \"x\", \"cuont\": 1}\n}}\n")
    let misspelt = try Tool.run(["--baseline", "wrong.json"], in: folder)
    #expect(misspelt.status == 2)
    #expect(misspelt.errors.contains("wrong.json:2"))
    #expect(misspelt.errors.contains("unknown key `cuont`"))
  }

  @Test func halfARunIsNoGroundForABaseline() throws {
    let folder = try accepted()
    defer { folder.remove() }
    let before = try folder.text("accepted.json")
    let run = try Tool.run(["baseline", "update", "--kotlin", "nowhere"], in: folder)
    #expect(run.status == 3)
    #expect(try folder.text("accepted.json") == before)
  }
}
