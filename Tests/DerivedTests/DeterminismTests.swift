import FindingModel
import Foundation
import ParityKit
import Reporting
import SourceModel
import Testing

@Suite struct DeterminismTests {
  @Test func theSameTwinGivesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // Two setups, because the order in which the phrases are compiled could differ too.
    let setups = try [Twin.setup.get(), Setup.prepare(.none)]
    var findings = 0
    for (number, twin) in Twin.all.enumerated() {
      try folder.write("\(number)/Twin.swift", twin.swift)
      try folder.write("\(number)/Twin.kt", twin.kotlin)
      let runs = setups.map { setup in
        let place = "\(folder.path)/\(number)/Twin"
        let report = diff(
          swift: place + ".swift", kotlin: place + ".kt", sizeLimit: 1 << 20, wantsRawSimilarity: true, setup)
        findings += report.findings.count
        return Reporter.json.render(report)
      }
      #expect(runs[0] == runs[1], "\(twin.name)")
      #expect(runs[0].contains("\"twins\""))
    }
    #expect(findings >= 100)
  }

  @Test func neitherTheOrderOfFilesNorTheNumberOfThreadsMatters() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = try Side.allCases.flatMap { side in
      try Twin.files(in: "booking", named: side == .swift ? ".swift" : ".kt").map { file in
        ("\(side.rawValue)/\(file.lastPathComponent)", try String(contentsOf: file, encoding: .utf8))
      }
    }
    #expect(files.count >= 40)

    let orders = [files, files.reversed(), Array(files[7...] + files[..<7])]
    var outputs: Set<String> = []
    for order in orders {
      // A folder lists its files in an order that depends on when they were made.
      for side in Side.allCases { try? FileManager.default.removeItem(atPath: "\(folder.path)/\(side.rawValue)") }
      for (name, text) in order { try folder.write(name, text) }
      for jobs in [1, 2, 3, 16] {
        let report = check(
          AnalysisRequest(
            swift: SideRequest(root: folder.path + "/swift"), kotlin: SideRequest(root: folder.path + "/kotlin"),
            jobs: jobs, wantsRawSimilarity: true), try Twin.setup.get())
        #expect(report.twins.count >= 20)
        #expect(report.findings.count >= 15)
        outputs.insert(Reporter.json.render(report))
      }
    }
    #expect(outputs.count == 1)
  }
}
