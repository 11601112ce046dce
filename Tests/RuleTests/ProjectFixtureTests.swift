import FindingModel
import Foundation
import ParityKit
import RuleBook
import SourceModel
import Testing

/// A folder of `Tests/Fixtures/projects/`: both code bases, in one repository or beside each other, with or without a
/// configuration.
struct Project: Sendable, CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  static let all: [Project] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/projects")
    let folders = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    return folders.sorted { $0.path < $1.path }.map { Project(folder: $0) }
  }()

  private func setup() throws -> Setup {
    let configuration = folder.appendingPathComponent(".parity.yml").path
    let isConfigured = FileManager.default.fileExists(atPath: configuration)
    return try Setup.prepare(isConfigured ? .file(configuration) : .none)
  }

  private func request(_ setup: Setup) -> AnalysisRequest {
    func side(_ side: Side) -> SideRequest {
      SideRequest(root: setup.root(of: side, given: setup.configurationPath == nil ? folder.path : nil))
    }
    return AnalysisRequest(swift: side(.swift), kotlin: side(.kotlin))
  }

  /// What disagrees between the markers in all sources and the findings that are told aloud.
  func mismatches() throws -> [MarkerMismatch] {
    let setup = try setup()
    let request = request(setup)
    let report = check(request, setup)
    #expect(report.problems.map(\.message) == [])
    let files = try [(Side.swift, request.swift.root), (.kotlin, request.kotlin.root)].flatMap { side, root in
      try FileManager.default.subpathsOfDirectory(atPath: root).sorted().filter { Side(path: $0) == side }
        .map { path in
          let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
          return MarkedFile(side: side, path: path, text: MarkedText(text))
        }
    }
    return RuleBook.mismatches(
      between: report.findings.filter { $0.severity >= .warning }, files: files, level: setup.severity)
  }

  func twins() throws -> [String] {
    let setup = try setup()
    return PairsListing.make(request(setup), setup).twinLines.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  /// The lines of `twins.txt`.
  func expectedTwins() throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("twins.txt"), encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }
}

@Suite struct ProjectFixtureTests {
  @Test("what is told aloud stands in the markers", arguments: Project.all)
  func findings(_ project: Project) throws {
    let mismatches = try project.mismatches()
    #expect(mismatches == [])
  }

  @Test("the twins are those of twins.txt", arguments: Project.all)
  func twins(_ project: Project) throws {
    #expect(try project.twins() == project.expectedTwins())
  }

  @Test func thereAreProjects() { #expect(!Project.all.isEmpty) }
}
