import Foundation
import Testing

/// The machine-readable reports of the demo and of a clean, an incomplete and a hostile run, held against their schemas.
@Suite(.enabled(if: Checkers.isExpected, "\(Checkers.absence)")) struct ReportSchemaTests {
  private static let forms = [("json", "report"), ("gitlab", "gitlab"), ("rdjson", "rdjson"), ("sarif", "sarif")]

  private static func path(of schema: String) -> String { "\(Checkers.top)/Tests/Schemas/\(schema).schema.json" }

  /// Runs a comparison and returns what is wrong with its reports.
  private func complaints(_ arguments: [String], status: Int32, in folder: Folder) throws -> [String] {
    let reporters = Self.forms.flatMap { ["--reporter", "\($0.0):out/report.\($0.0)"] }
    let run = try Tool.run(["check"] + arguments + reporters, in: folder)
    #expect(run.status == status, "\(run.errors)")
    var found = try Self.forms.map { form, schema in
      try Checkers.complaints(Self.path(of: schema), ["\(folder.path)/out/report.\(form)"])
    }
    if let official = ProcessInfo.processInfo.environment["PARITY_SARIF_SCHEMA"] {
      found.append(try Checkers.complaints(official, ["\(folder.path)/out/report.sarif"]))
    }
    return found.filter { !$0.isEmpty }
  }

  @Test func reportsOfTheDemoAreAsTheirSchemasSay() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let demo = Checkers.top + "/Tests/Fixtures/booking"
    try FileManager.default.copyItem(atPath: demo + "/ios", toPath: folder.path + "/ios")
    try FileManager.default.copyItem(atPath: demo + "/android", toPath: folder.path + "/android")
    let sides = ["--swift", "ios", "--kotlin", "android"]
    #expect(try complaints(sides + ["--fail-on", "warning"], status: 1, in: folder) == [])
    #expect(try folder.text("out/report.sarif").contains("missing-case"))
    // Nothing found is an empty list, not an absent one.
    #expect(try complaints(sides + ["Sources/Booking/Analytics"], status: 0, in: folder) == [])
  }

  @Test func reportsOfAnIncompleteRunAreAsTheirSchemasSay() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    #expect(try complaints(["--swift", "ios", "--kotlin", "nowhere"], status: 3, in: folder) == [])
  }

  @Test func reportsAboutHostileNamesAreAsTheirSchemasSay() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let name = "a b\"<script>`|\u{202E}@x#%41"
    try folder.write(
      "ios/\(name)/Counter.swift",
      "final class Counter {\n  func isFull(n: Int) -> Bool { n > 1 }\n  func gone() {}\n}\n")
    try folder.write("android/\(name)/Counter.kt", "class Counter { fun isFull(n: Int): Boolean = n >= 1 }\n")
    #expect(try complaints(["--swift", "ios", "--kotlin", "android", "--strict"], status: 1, in: folder) == [])
  }

  /// Without this, a schema that allows everything would pass.
  @Test(arguments: ["report", "gitlab", "rdjson", "sarif"])
  func schemasRefuseWhatIsWrong(schema: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let bad = [
      "report": #"{"schema": 2}"#, "gitlab": #"[{"description": "x", "severity": "warning"}]"#,
      "rdjson": #"{"diagnostics": [{"message": "x"}]}"#, "sarif": #"{"version": "2.1.0", "runs": []}"#,
    ]
    try folder.write("bad.json", bad[schema] ?? "")
    let complaints = try Checkers.complaints(Self.path(of: schema), [folder.path + "/bad.json"])
    #expect(complaints.contains("required property") || complaints.contains("is not one of"))
  }
}
