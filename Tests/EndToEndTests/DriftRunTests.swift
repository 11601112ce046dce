import Foundation
import Testing

/// `parity drift` as it is run: streams, exit codes, mistakes.
@Suite struct DriftRunTests {
  private func repositories() throws -> Folder {
    let folder = try twoSides()
    for name in ["ios", "android"] {
      try folder.git("-C", name, "init", "-q")
      try folder.git("-C", name, "add", "-A")
      try folder.git("-C", name, "commit", "-q", "-m", "Begin")
    }
    let text = try folder.text("ios/Sources/Point.swift")
    try folder.write("ios/Sources/Point.swift", text.replacing("let y: Int", with: "let y: Int\n  let z: Int"))
    try folder.git("-C", "ios", "commit", "-q", "-a", "-m", "Go into space")
    return folder
  }

  @Test func whatIsOwedMakesTheRunFailOnlyPastTheGrace() throws {
    let folder = try repositories()
    defer { folder.remove() }
    try folder.write("eager.yml", "version: 1\ngrace: 0d\n")
    let sides = ["drift", "--swift", "ios", "--kotlin", "android"]
    let calm = try Tool.run(sides + ["--strict"], in: folder)
    #expect(calm.status == 0)
    #expect(calm.output.contains("Go into space"))
    #expect(calm.errors == "")
    #expect(try Tool.run(sides + ["--config", "eager.yml", "--strict"], in: folder).status == 1)
    #expect(try Tool.run(sides + ["--config", "eager.yml"], in: folder).status == 0)
  }

  @Test func mistakesAreSaid() throws {
    let folder = try repositories()
    defer { folder.remove() }
    try folder.write("bad.yml", "version: 1\ngrace: soon\n")
    let bad = try Tool.run(["drift", "--config", "bad.yml"], in: folder)
    #expect(bad.status == 2)
    #expect(bad.errors.contains("such as `14d` or `3w`, not `soon`"))
    #expect(try Tool.run(["drift", "--since", "yesterday"], in: folder).status == 2)
    let absent = try Tool.run(["drift", "--swift", "ios", "--kotlin", "nowhere"], in: folder)
    #expect(absent.status == 3)
    #expect(absent.errors.contains("nowhere"))
    #expect(absent.output.hasPrefix("incomplete: "))
  }

  /// Who commits chooses the words; they give no commands to a terminal, a build server, a comment or a page.
  @Test(arguments: ["text", "markdown", "html", "json"])
  func whatCommitsAreCalledStaysText(format: String) throws {
    let folder = try repositories()
    defer { folder.remove() }
    let hostile =
      "::error::seen <img src=x onerror=alert(1)> ##[stop-commands]z @acme [a](https://b.example) \u{1B}[2J\u{202E}"
    let identity = [
      "HOME": folder.path, "GIT_AUTHOR_NAME": "Eve ##[error] \u{1B}[31m @acme", "GIT_AUTHOR_EMAIL": "e@example.com",
      "GIT_COMMITTER_NAME": "E", "GIT_COMMITTER_EMAIL": "e@example.com",
    ]
    try folder.write("ios/Sources/Point.swift", "struct Point {\n  let x: Int\n  let y: Int\n  let far: Int\n}\n")
    let commit = try Tool.command(
      "/usr/bin/env", ["git", "-C", "ios", "commit", "-q", "-a", "-m", hostile], in: folder, environment: identity)
    #expect(commit.status == 0, "\(commit.errors)")
    let run = try Tool.run(
      ["drift", "--swift", "ios", "--kotlin", "android", "--format", format, "--color", "always"], in: folder)
    #expect(run.output.contains("stop") && run.output.contains("Eve"), "\(run.output)")
    // Colours are the tool's own.
    let plain = run.output.replacing(#/\x{1B}\[[0-9;]*m/#, with: "")
    #expect(!plain.contains("\u{1B}") && !plain.contains("\u{202E}"))
    #expect(!run.output.contains("##[") && !plain.split(separator: "\n").contains { $0.hasPrefix("::") })
    guard format == "markdown" || format == "html" else { return }
    #expect(!run.output.contains("<img"))
    // Markdown makes a link of nothing, and its code mentions nobody.
    guard format == "markdown" else { return }
    #expect(!run.output.contains("](https://b.example)") && !run.output.contains(#/(?m)^[^`]*@acme/#), "\(run.output)")
  }

  @Test(.enabled(if: Checkers.isExpected, "\(Checkers.absence)"))
  func theJSONIsAsItsSchemaSays() throws {
    let folder = try repositories()
    defer { folder.remove() }
    let schema = Checkers.top + "/Tests/Schemas/drift.schema.json"
    let run = try Tool.run(
      ["drift", "--swift", "ios", "--kotlin", "android", "--all", "--format", "json"], in: folder)
    try folder.write("drift.json", run.output)
    #expect(try Checkers.complaints(schema, [folder.path + "/drift.json"]) == "")
    try folder.write("bad.json", run.output.replacing("parity-drift", with: "parity-draft"))
    #expect(try Checkers.complaints(schema, [folder.path + "/bad.json"]) != "")
  }
}
