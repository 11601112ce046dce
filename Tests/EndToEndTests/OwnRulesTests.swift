import Testing

/// A team's own rules, from the folder to the finding.
@Suite struct OwnRulesTests {
  static let rule = """
    id: log-on-one-side
    check: operation-on-one-side
    family: logging
    severity: warning
    summary: An event is logged on one side only.
    message: "{side} {does} in `{name}`, {other} does not."
    why: Support reads the log of both apps.
    instead: Log the same event on both sides.
    operations:
      - does: logs an error
        swift: "logger.error($...rest)"
        kotlin: ["logger.error($...rest)", "Timber.e($...rest)"]
    examples:
      - name: a failure that nobody sees
        swift: |
          func clear() {
              logger.error("cleared")
              //~ log-on-one-side: Swift logs an error
              cache.removeAll()
          }
        kotlin: |
          fun clear() { cache.clear() }
      - name: on both sides
        swift: |
          func clear() { logger.error("cleared") }
        kotlin: |
          fun clear() { Timber.e("cleared") }

    """

  /// Two sides of which only the Swift one logs, and the rule.
  private func project(_ document: String = OwnRulesTests.rule, name: String = "log-on-one-side") throws -> Folder {
    let folder = try Folder()
    try folder.write(
      "ios/Cache.swift",
      "final class Cache {\n  func clear() {\n    logger.error(\"cleared\", 3)\n    items.removeAll()\n  }\n}\n")
    try folder.write("android/Cache.kt", "class Cache {\n  fun clear() {\n    items.clear()\n  }\n}\n")
    try folder.write("team/hazards/\(name).yml", document)
    return folder
  }

  private static let sides = ["--swift", "ios", "--kotlin", "android"]

  @Test func findsWhatOnlyTheTeamKnows() throws {
    let folder = try project()
    defer { folder.remove() }
    let run = try Tool.run(["check", "--rules", "team", "--reporter", "concise"] + Self.sides, in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output.split(separator: "\n").first
        == "Cache.swift:3:5: warning: Swift logs an error in `Cache.clear()`, Kotlin does not. (log-on-one-side) [twin: Cache.kt:2]"
    )
  }

  @Test func configurationNamesTheFolderAndSetsItsRules() throws {
    let folder = try project()
    defer { folder.remove() }
    func configure(_ rules: String) throws -> Tool.Run {
      try folder.write(
        ".parity.yml", "version: 1\nswift: { path: ios }\nkotlin: { path: android }\nrules:\n  folder: team\n\(rules)")
      return try Tool.run(["--reporter", "concise"], in: folder)
    }
    #expect(try configure("").output.contains("warning: Swift logs an error"))
    let louder = try configure("  log-on-one-side: error\n")
    #expect(louder.status == 1)
    #expect(louder.output.contains("error: Swift logs an error"))
    #expect(try !configure("  log-on-one-side: off\n").output.contains("logs an error"))
    #expect(try !configure("  log-on-one-side: { exclude: [\"**/Cache.kt\"] }\n").output.contains("logs an error"))
    #expect(try configure("  log-on-one-side: { include: [\"**/Cache.kt\"] }\n").output.contains("logs an error"))
    #expect(try !configure("  log-on-one-side: { include: [\"**/Other.*\"] }\n").output.contains("logs an error"))
    #expect(try !configure("  log-on-one-side: { options: { side: kotlin } }\n").output.contains("logs an error"))
    #expect(try configure("  log-on-one-side: { options: { side: swift } }\n").output.contains("logs an error"))
  }

  @Test func directivesAndBaselinesKnowThem() throws {
    let folder = try project()
    defer { folder.remove() }
    let arguments = ["--rules", "team"] + Self.sides
    let baseline = try Tool.run(["baseline", "create"] + arguments, in: folder)
    #expect(baseline.status == 0)
    #expect(try folder.text(".parity-baseline.json").contains("log-on-one-side"))
    let accepted = try Tool.run(["check", "--baseline", ".parity-baseline.json"] + arguments, in: folder)
    #expect(accepted.output.contains("1 in baseline"))
    try folder.write(
      "ios/Cache.swift",
      """
      final class Cache {
        func clear() {
          // parity:disable:next log-on-one-side - Android logs in the store
          logger.error("cleared", 3)
          items.removeAll()
        }
      }

      """)
    let silenced = try Tool.run(["check"] + arguments, in: folder)
    #expect(silenced.output.contains("1 suppressed"))
    #expect(!silenced.errors.contains("unknown rule"))
  }

  @Test func areListedAndExplained() throws {
    let folder = try project()
    defer { folder.remove() }
    try folder.write(".parity.yml", "version: 1\nrules: { folder: team }\n")
    let list = try Tool.run(["rules"], in: folder)
    #expect(list.output.contains("log-on-one-side "))
    #expect(list.output.contains("missing-member "))
    for arguments in [["explain", "log-on-one-side"], ["rules", "log-on-one-side"]] {
      let explained = try Tool.run(arguments, in: folder)
      #expect(explained.status == 0)
      #expect(explained.output.contains("Support reads the log of both apps."))
      #expect(explained.output.contains("Log the same event on both sides."))
      #expect(explained.output.contains("a failure that nobody sees (reported)"))
      #expect(explained.output.contains("on both sides (silent)"))
    }
    let ours = try Tool.run(["explain", "string-length-units"], in: folder)
    // Nothing of how the documents are written: neither placeholders nor markers.
    #expect(!ours.output.contains("{swift}"))
    #expect(!ours.output.contains("//~"))
    #expect(ours.output.contains("  sure-in: absent-result, decimals, limit, machine, money, order (here limit, order)\n"))
    #expect(ours.output.contains("  what counts characters\n    Swift: $s.count"))
    let typo = try Tool.run(["explain", "log-on-on-side"], in: folder)
    #expect(typo.status == 2)
    #expect(typo.errors.contains("Did you mean `log-on-one-side`?"))
  }

  @Test func examplesRunAsTests() throws {
    let folder = try project()
    defer { folder.remove() }
    let good = try Tool.run(["rules", "test", "team"], in: folder)
    #expect(good.status == 0)
    #expect(good.output == "1 rule, 2 examples: all as their markers say\n")
    try folder.write(
      "team/hazards/log-on-one-side.yml",
      Self.rule.replacingOccurrence(of: "Timber.e(\"cleared\") }", with: "Timber.w(\"cleared\") }"))
    let bad = try Tool.run(["rules", "test", "team"], in: folder)
    #expect(bad.status == 1)
    #expect(bad.output == "1 rule, 2 examples: 1 marker is wrong\n")
    #expect(
      bad.errors == """
        team/hazards/log-on-one-side.yml:25:7: error: the example `on both sides` is marked as silent here, but `log-on-one-side` says: Swift logs an error in `clear()`, Kotlin does not.
        25 |       func clear() { logger.error("cleared") }
           |       ^^^^
          = If that is meant, write `//~ ^^^^^^^^^^^^^^^^^^^^^^^ log-on-one-side` with the carets from column 16 below this line; else make the patterns narrower.

        """)
  }

  @Test func thereMustBeRules() throws {
    let folder = try project()
    defer { folder.remove() }
    try folder.write("empty/README.md", "")
    for (name, words) in [
      ("empty", "no rule document"), ("nowhere", "no such folder"), ("ios/Cache.swift", "not a folder"),
    ] {
      for arguments in [["rules", "test", name], ["check", "--rules", name] + Self.sides] {
        let run = try Tool.run(arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains(words))
      }
    }
  }

  /// What is replaced by what, where that is told, and a part of what is told.
  @Test(arguments: [
    ("family: logging", "famly: logging", "3:1", "unknown key `famly`", "Did you mean `family`?"),
    ("why: Support reads the log of both apps.\n", "", "1:1", "has no `why`", "Add `why:`."),
    (
      "operation-on-one-side", "operation-on-one-sde", "2:8", "cannot be `operation-on-one-sde`",
      "Did you mean `operation-on-one-side`?"
    ),
    ("{side} {does}", "{sid} {does}", "6:10", "fills no placeholder `{sid}`", "Did you mean `side`?"),
    (
      "id: log-on-one-side", "id: missing-member", "1:5", "the rule `missing-member` exists already",
      "It is one of parity's own; give this one another name."
    ),
    (
      "logger.error($...rest)\"\n", "logger.warn($...rest)\"\n", "18:11", "expects `log-on-one-side` here",
      "finds nothing in this example"
    ),
    (
      "logger.error($...rest)\"\n", "logger.error($...\"\n", "10:1", "the Swift pattern `logger.error($...`",
      "does not parse"
    ),
    ("severity: warning", "severity: loud", "4:11", "cannot be `loud`", "Known: `info`, `warning`, `error`."),
    ("instead: Log", "options: { sides: swift }\ninstead: Log", "8:12", "unknown option `sides`", "has: `side`."),
    (
      "instead: Log", "options: { side: left }\ninstead: Log", "8:18", "`side` cannot be `left`",
      "Known: `swift`, `kotlin`, `either`."
    ),
    (
      "//~ log-on-one-side: Swift logs an error\n", "//\n", "14:3", "no example shows the rule at work",
      "Put a marker such as"
    ),
  ])
  func mistakesAreRefused(_ part: String, _ other: String, _ place: String, _ words: String, _ hint: String) throws {
    let text = Self.rule.replacingOccurrence(of: part, with: other)
    #expect(text != Self.rule)
    let name = text.contains("id: missing-member") ? "missing-member" : "log-on-one-side"
    let folder = try project(text, name: name)
    defer { folder.remove() }
    let run = try Tool.run(["check", "--rules", "team"] + Self.sides, in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("team/hazards/\(name).yml:\(place): error: "), "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test func aPatternUnderUnlessIsShownWhereItStands() throws {
    let text = Self.rule.replacingOccurrence(
      of: "examples:\n", with: "unless:\n  swift:\n    - \"quiet()\"\n    - \"foo((\"\nexamples:\n")
    let folder = try project(text)
    defer { folder.remove() }
    let run = try Tool.run(["check", "--rules", "team"] + Self.sides, in: folder)
    #expect(run.status == 2)
    let words = "log-on-one-side.yml:16:1: error: rule `log-on-one-side`: the Swift pattern `foo((` does not parse\n"
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func aFolderMayBeNamedTwice() throws {
    let folder = try project()
    defer { folder.remove() }
    try folder.write(".parity.yml", "version: 1\nrules: { folder: team, log-on-one-side: error }\n")
    for arguments in [["--rules", "team"], ["--rules", "./team/", "--rules", folder.path + "/team"]] {
      let run = try Tool.run(["check", "--reporter", "concise"] + arguments + Self.sides, in: folder)
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.output.contains("error: Swift logs an error"))
    }
  }

  @Test func aNameMayBeTakenOnce() throws {
    let folder = try project()
    defer { folder.remove() }
    try folder.write("team/log-on-one-side.yml", Self.rule)
    let run = try Tool.run(["rules", "test", "team"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("team/log-on-one-side.yml:1:5: error: the rule `log-on-one-side` exists already"))
    #expect(run.errors.contains("It is in team/hazards/log-on-one-side.yml; give this one another name."))
  }
}

extension String {
  fileprivate func replacingOccurrence(of part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
