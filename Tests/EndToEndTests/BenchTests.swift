import Foundation
import Testing

/// The benchmark measures what it says, on repositories that are the same each time.
struct BenchTests {
  private static var program: String { Tool.path + "-dev" }

  @Test func generatedRepositoriesAreTheSameEachTime() throws {
    let folder = try Folder()
    defer { folder.remove() }
    var heads: [String] = []
    for name in ["first", "second"] {
      let run = try Tool.command(Self.program, ["generate", "40", name], in: folder)
      try #require(run.status == 0, "\(run.errors)")
      for side in ["ios", "android"] {
        let repository = folder.path + "/\(name)/\(side)"
        heads.append(
          try Tool.command("/usr/bin/env", ["git", "-C", repository, "rev-parse", "HEAD"], in: folder).output)
      }
    }
    #expect(heads[0].count > 40)
    #expect(heads[0] != heads[1])
    #expect(heads[..<2] == heads[2...])
  }

  @Test func measuresEndAsTheyShould() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let wanted = ["check, cold", "staged, 10 twins", "drift, warm", "bare parse"]
    let arguments = [
      "bench", "--parity", Tool.path, "--sizes", "24", "--runs", "1", "--scratch", "b", "--json", "b.json",
    ]
    let run = try Tool.command(Self.program, arguments + ["--only"] + wanted, in: folder)
    try #require(run.status == 0, "\(run.errors)")
    let data = Data(try folder.text("b.json").utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let repositories = try #require(object["repositories"] as? [[String: Any]])
    let measures = try #require(repositories.first?["measures"] as? [[String: Any]])
    #expect(measures.compactMap { $0["name"] as? String } == wanted)
    for measure in measures {
      let codes = try #require(measure["exitCodes"] as? [Int])
      // Without twins it would be 3.
      #expect(codes == [0] || codes == [1], "\(measure)")
      #expect(run.output.contains(try #require(measure["name"] as? String)))
    }
  }
}
