import Testing

/// `.parity.yml` as a user meets it.
@Suite struct ConfigurationRunTests {
  @Test func isFoundAboveAndItsPathsAreRelativeToIt() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write(
      ".parity.yml",
      "version: 1\nswift: { path: ios }\nkotlin: { path: android }\nfailOn: warning\n")
    let here = try Tool.run([], in: folder)
    #expect(here.status == 1)
    #expect(here.output.contains("swift ios@folder"))
    let below = try Tool.run(["check"], in: Folder(path: folder.path + "/ios/Sources"))
    #expect(below.status == 1)
    #expect(below.output.contains("2 twins"))
  }

  @Test func rulesPlatformsAndLevels() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write("ios/Sources/Widget.swift", "struct Widget { let size: Int }\n")
    try folder.write(
      ".parity.yml",
      """
      version: 1
      swift: { path: ios }
      kotlin: { path: android }
      pairing:
        platformOnly:
          - { side: swift, path: "**/Widget.swift", reason: "no widgets there" }
      comparison:
        - { path: "**/Counter.*", level: declarations }
      rules:
        missing-member: { severity: error, exclude: ["**/Legacy/**"] }

      """)
    let run = try Tool.run([], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("error[missing-member]"))
    #expect(!run.output.contains("condition-differs"))
    #expect(run.output.contains("0 unpaired"))
  }

  @Test func contractComparesInterfacesAlone() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write(
      "ios/Sources/Store.swift",
      """
      protocol Store { func load(id: Int) -> String? }
      final class DiskStore: Store { func load(id: Int) -> String? { nil } }
      final class MemoryStore: Store { func load(id: Int) -> String? { "" } }

      """)
    try folder.write(
      "android/src/Store.kt",
      """
      interface Store { fun load(id: Int): String }
      class RoomStore : Store { override fun load(id: Int): String = "room" }

      """)
    try folder.write(
      ".parity.yml",
      "version: 1\nswift: { path: ios }\nkotlin: { path: android }\ncomparison: [{ path: \"**\", level: contract }]\n")
    let run = try Tool.run(["--reporter", "json"], in: folder)
    #expect(run.output.contains("\"comparison\": \"contract\""))
    #expect(!run.output.contains("\"comparison\": \"full\""))
    let text = try Tool.run(["--reporter", "concise", "-v"], in: folder)
    #expect(
      text.output.split(separator: "\n").dropLast() == [
        "Sources/Store.swift:1:40: warning: `load` may be nil in Swift only: `String?` in Swift, `String` in Kotlin. "
          + "(nullability-differs) [twin: src/Store.kt:1]"
      ])
  }

  @Test func typoIsShownWithCaretAndSuggestion() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write(".parity.yml", "version: 1\nswift: { path: ios }\nrules:\n  condition-difers: error\n")
    let run = try Tool.run([], in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        .parity.yml:4:3: error: unknown rule `condition-difers`
        4 |   condition-difers: error
          |   ^^^^^^^^^^^^^^^^
          = Did you mean `condition-differs`?

        """)
  }
}

extension Folder {
  init(path: String) { self.path = path }
}
