import Foundation
import Testing

/// Reports in files: all of them are written, whatever happens to one, and where things lie is told from the
/// repository.
@Suite struct ReportTests {
  private static let sides = ["check", "--swift", "ios", "--kotlin", "android"]
  private static let forms = [
    "text", "concise", "xcode", "github", "markdown", "html", "badge", "json", "jsonl", "sarif", "gitlab", "checkstyle",
    "junit", "rdjson",
  ]

  @Test func everyFormIsWrittenInOneRunAndTheSameInTheNext() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    var outputs: [[String]] = []
    for run in ["one", "two"] {
      // The folder is made; the strict level fails the run after everything is written.
      let reporters = Self.forms.flatMap { ["--reporter", "\($0):out/\(run)/report.\($0)"] }
      let result = try Tool.run(Self.sides + ["--strict", "-j", run == "one" ? "1" : "3"] + reporters, in: folder)
      #expect(result.status == 1)
      #expect(result.output == "")
      outputs.append(try Self.forms.map { try folder.text("out/\(run)/report.\($0)") })
    }
    #expect(outputs[0] == outputs[1])
    for (form, text) in zip(Self.forms, outputs[0]) {
      #expect(text.hasSuffix("\n"), "\(form)")
      #expect(!text.contains(folder.path), "\(form)")
      if form != "badge" { #expect(text.contains("Counter.swift"), "\(form)") }
    }
  }

  @Test func linesShareTheOutputAndADocumentDoesNot() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let run = try Tool.run(Self.sides + ["--reporter", "text", "--reporter", "github"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("2 twins") && run.output.contains("\n::warning title=parity%3A condition-differs,"))
    for arguments in [["sarif", "text"], ["html", "github"], ["json:a", "text:a"]] {
      let bad = try Tool.run(Self.sides + arguments.flatMap { ["--reporter", $0] }, in: folder)
      #expect(bad.status == 2)
      #expect(bad.output == "")
    }
  }

  @Test func whatCannotBeWrittenIsSaidAndCostsNothingElse() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write("file", "")
    let reporters = ["json:file/report.json", "sarif:report.sarif", "concise"].flatMap { ["--reporter", $0] }
    let run = try Tool.run(Self.sides + reporters, in: folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("file/report.json: error: the report cannot be written: "))
    #expect(try folder.text("report.sarif").contains("condition-differs"))
    #expect(run.output.contains("condition-differs"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func aFullDiskIsSaid() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let arguments = Self.sides + ["--reporter", "json:/dev/full", "--reporter", "html:page.html"]
    let run = try Tool.run(arguments, in: folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("/dev/full: error: the report cannot be written: "))
    #expect(try folder.text("page.html").hasSuffix("</html>\n"))
    // The device is still one, and the standard output may be full, too.
    let command = "exec '\(Tool.path)' \((Self.sides + ["--reporter", "concise"]).joined(separator: " ")) > /dev/full"
    let piped = try Tool.command("/bin/sh", ["-c", command], in: folder)
    #expect(piped.status == 3)
    #expect(piped.errors.contains("error: the report cannot be written to the standard output: "))
  }

  @Test func placesAreToldFromTheRootOfTheRepositoryThatTheRunStandsIn() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.git("init", "-q", "ios")
    func annotation(_ arguments: [String], in name: String) throws -> String {
      let inner = Folder(path: "\(folder.path)/\(name)")
      return try Tool.run(["check", "--reporter", "github"] + arguments, in: inner).output
    }
    // Only the Swift side is in this repository, wherever in it the run stands, and however its path is written.
    for (place, arguments) in [
      ("ios", ["--swift", ".", "--kotlin", "../android"]),
      ("ios/Sources", ["--swift", "..", "--kotlin", "../../android"]),
      ("ios", ["--swift", folder.path + "/ios", "--kotlin", folder.path + "/android"]),
    ] {
      let output = try annotation(arguments, in: place)
      #expect(output.contains("file=Sources/Counter.swift,line=5"))
      #expect(output.contains("Twin: src/Counter.kt:5"))
    }
    // In the folder that holds both, which is no repository, both are here.
    let both = try annotation(["--swift", "ios", "--kotlin", "android"], in: ".")
    #expect(both.contains("file=ios/Sources/Counter.swift,line=5"))
    #expect(both.contains("Twin: android/src/Counter.kt:5"))
  }

  @Test func directComparisonHasAPageToo() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let arguments = ["diff", "ios/Sources/Counter.swift", "android/src/Counter.kt", "--reporter", "html"]
    let run = try Tool.run(arguments, in: folder)
    #expect(
      run.output.contains("func isFull(limit: Int) -\\u003e") || run.output.contains("func isFull(limit: Int) ->"))
  }
}
