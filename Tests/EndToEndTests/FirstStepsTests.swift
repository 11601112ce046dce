import Foundation
import Testing

/// The commands of the first quarter of an hour: init, config, stats, and what happens to a word that is none.
@Suite struct FirstStepsTests {
  private static let swift = "final class Counter {\n  func isFull(n: Int) -> Bool { n > 1 }\n}\n"
  private static let kotlin = "class Counter {\n  fun isFull(n: Int): Boolean = n >= 1\n}\n"

  /// A configuration with every key that there is.
  private static let everyKey = """
    version: 1
    swift: { path: ios, include: ["Sources/**"], exclude: "**/Generated/**" }
    kotlin: { repository: "git@github.com:acme/it's.git", ref: same-branch, fallback: main }
    pairing:
      names: [{ swift: "{N}ViewController", kotlin: "{N}Fragment" }]
      pairs: [{ swift: "Sources/a b.swift", kotlin: Log.kt }]
      platformOnly: [{ side: swift, path: "W/**", reason: "no \\"widgets\\": yet", until: 2027-03-31 }]
    comparison: [{ path: "**/Views/**", level: declarations }]
    rules:
      missing-member: off
      default-value-differs: { severity: info, exclude: ["**/Legacy/**"] }
    phrases: [phrases.yml]
    failOn: warning
    grace: 3w
    baseline: accepted.json
    """

  @Test func initFindsBothSidesAndSaysHowMuchIsPaired() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("apps/ios/Sources/Core/Counter.swift", Self.swift)
    try folder.write("apps/ios/Sources/Core/Lone.swift", "struct Lone { let seeds: Int }\n")
    try folder.write("apps/ios/.build/checkouts/x/X.kt", "class X")
    try folder.write("apps/android/app/src/main/java/com/acme/Counter.kt", Self.kotlin)
    let made = try Tool.run(["init"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.hasPrefix("wrote .parity.yml: swift apps/ios, kotlin apps/android\n"), "\(made.output)")
    #expect(made.output.contains("1 twin; 1 of 2 Swift files have one, 1 Swift and 0 Kotlin files have none"))
    let check = try Tool.run([], in: folder)
    #expect(check.output.contains("warning[condition-differs]") && check.errors == "", "\(check.errors)")
    // What is there is left as it is.
    try folder.write(".parity.yml", "version: 1\n")
    let again = try Tool.run(["init"], in: folder)
    #expect(again.status == 2 && again.errors.contains(".parity.yml: error: this is here already"))
    #expect(try folder.text(".parity.yml") == "version: 1\n")
  }

  @Test func initFindsTheTwinBesideThisFolder() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("app-ios/Sources/Counter.swift", Self.swift)
    try folder.write("app-android/src/Counter.kt", Self.kotlin)
    try folder.write("notes/Other.kt", "class Other\nclass More\n")
    try folder.write("app-android/src/More.kt", "class More\n")
    let made = try Tool.run(["init"], in: Folder(at: folder.path + "/app-ios"))
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.hasPrefix("wrote .parity.yml: swift ., kotlin ../app-android\n"), "\(made.output)")
    let lone = try Tool.run(["init"], in: Folder(at: folder.path + "/notes"))
    #expect(lone.status == 3 && lone.output.contains("swift ../app-ios, kotlin ."), "\(lone.output)\(lone.errors)")
  }

  /// What three pairs of files are called is a habit, and a file has one at most.
  @Test func initFindsHowCounterpartsAreNamed() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for name in ["Login", "NFCTag", "Court2"] {
      try folder.write("ios/\(name)Dealer.swift", "class \(name)Dealer { func run(n: Int) -> Int { n + 1 } }\n")
      try folder.write(
        "android/\(name)Croupier.kt", "class \(name)Croupier { fun work(text: String): String = text.trim() }\n")
    }
    for name in ["Login", "Club"] {
      try folder.write("ios/\(name)Wireframe.swift", "class \(name)Wireframe { func open\(name)() {} }\n")
      try folder.write("android/\(name)Starter.kt", "class \(name)Starter { fun begin(a: Int) {} }\n")
    }
    let made = try Tool.run(["init"], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      made.output.hasPrefix(
        "wrote .parity.yml: swift ios, kotlin android\n"
          + "names: `{N}Dealer` ~ `{N}Croupier`, as 3 pairs of files are called\n3 twins; 3 of 5 Swift files have one"),
      "\(made.output)")
    #expect(try Tool.run(["config", "verify"], in: folder).status == 0)
    #expect(try Tool.run(["pairs"], in: folder).output.contains("NFCTagDealer.swift  ~  NFCTagCroupier.kt"))
  }

  @Test func initSaysWhatItDoesNotFind() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("here/README.md", "x")
    let made = try Tool.run(["init"], in: Folder(at: folder.path + "/here"))
    #expect(made.status == 2)
    #expect(made.errors.contains("there are no Swift and no Kotlin files here or beside this folder"))
    #expect(made.errors.contains("`parity init --swift PATH --kotlin PATH`"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/here/.parity.yml"))
  }

  /// What is printed says the same when it is read again.
  @Test func configShowsWhatIsInForce() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write(".parity.yml", Self.everyKey)
    try folder.write(
      "phrases.yml",
      """
      - id: json-mapping
        swift: "$p.then({ JSONTransformer().map($0) })"
        kotlin: ["$p.then(JSONTransformer($T::class.java)::mapArray)"]

      """)
    let shown = try Tool.run(["config"], in: folder)
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.hasPrefix("# .parity.yml\nversion: 1\nswift: { path: ios, include: [\"Sources/**\"]"))
    #expect(shown.output.contains("\nfailOn: warning\ngrace: 21d\nbaseline: accepted.json\n"))
    try folder.write("again.yml", shown.output)
    let again = try Tool.run(["config", "show", "--config", "again.yml"], in: folder)
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.split(separator: "\n").dropFirst() == shown.output.split(separator: "\n").dropFirst())
    #expect(try Tool.run(["config", "verify"], in: folder).output == ".parity.yml is right\n")
    try folder.write(".parity.yml", "version: 1\nswfit: {}\n")
    let wrong = try Tool.run(["config", "verify"], in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("Did you mean `swift`?"), "\(wrong.errors)")
  }

  @Test(.enabled(if: Checkers.isExpected, "\(Checkers.absence)"))
  func schemaTakesWhatParityTakes() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let schema = try Tool.run(["config", "schema"], in: folder)
    #expect(schema.status == 0 && schema.output.contains("\"missing-member\""))
    try folder.write("schema.json", schema.output)
    try folder.write("every.yml", Self.everyKey)
    try folder.write("bare.yml", "version: 1\n")
    let path = folder.path + "/schema.json"
    #expect(try Checkers.complaints(path, [folder.path + "/every.yml", folder.path + "/bare.yml"]) == "")
    for wrong in [
      "swfit: {}", "failOn: sometimes", "rules: { missing-member: fatal }", "pairing: { pairs: [{ swift: a }] }",
    ] {
      try folder.write("wrong.yml", "version: 1\n\(wrong)\n")
      #expect(try Checkers.complaints(path, [folder.path + "/wrong.yml"]) != "", "\(wrong)")
      #expect(try Tool.run(["config", "verify", "--config", "wrong.yml"], in: folder).status == 2, "\(wrong)")
    }
  }

  @Test func statsCountByFolder() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, other) in [("Core/Counter", "Counter"), ("Core/Second", "Second"), ("Shop/Cart", "Cart")] {
      try folder.write("ios/Sources/\(name).swift", Self.swift.replacing("Counter", with: other))
      let isDifferent = other != "Second"
      let kotlin = isDifferent ? Self.kotlin : Self.kotlin.replacing(">=", with: ">")
      try folder.write("android/\(other).kt", kotlin.replacing("Counter", with: other))
    }
    let sides = ["--swift", "ios", "--kotlin", "android"]
    let text = try Tool.run(["stats"] + sides, in: folder)
    #expect(text.status == 0, "\(text.errors)")
    let rows = text.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.first == ["folder", "twins", "equal", "errors", "warnings", "notes"])
    #expect(rows.contains(["Sources/Core", "2", "50", "%", "0", "1", "0"]), "\(text.output)")
    #expect(rows.contains(["Sources/Shop", "1", "0", "%", "0", "1", "0"]))
    #expect(rows.contains(["all", "3", "33", "%", "0", "2", "0"]))
    let json = try Tool.run(["stats", "--format", "json", "--depth", "1"] + sides, in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let folders = try #require(object?["folders"] as? [[String: Any]])
    #expect(folders.map { $0["folder"] as? String } == ["Sources"] && folders[0]["warnings"] as? Int == 2)
    #expect(try Tool.run(["stats", "--format", "badge"] + sides, in: folder).output.contains(">33 %<"))
    #expect(try Tool.run(["stats", "--format", "html"] + sides, in: folder).output.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func aWordThatIsNoCommandIsNoPath() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let sides = ["--swift", "ios", "--kotlin", "android"]
    for (word, hint) in [("docter", "Did you mean `parity doctor`? "), ("frobnicate", "= `parity --help` lists")] {
      let run = try Tool.run([word] + sides, in: folder)
      #expect(run.status == 2 && run.output == "", "\(run.output)")
      #expect(run.errors.contains("error: `\(word)` is neither a command nor a file or folder"))
      #expect(run.errors.contains(hint), "\(run.errors)")
    }
    // A folder of a side, and what was deleted, are paths.
    #expect(try Tool.run(["Sources"] + sides, in: folder).status != 2)
  }
}
