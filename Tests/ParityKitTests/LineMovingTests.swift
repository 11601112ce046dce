import FindingModel
import Testing

@testable import ParityKit

/// Lines of a merge and where they stand in one of its parents.
@Suite struct LineMovingTests {
  private func runs(_ old: String, _ new: String) -> [[Int]] {
    commonRuns(Array(old.utf8), Array(new.utf8)).map { [$0.first, $0.there, $0.count] }
  }

  @Test func linesKeepTheirText() {
    #expect(runs("a\nb\nc", "a\nb\nc") == [[1, 1, 3]])
    #expect(runs("x\ny\na\nb\n", "a\nb\n") == [[3, 1, 3]])
    #expect(runs("a\nnew\nb\nc\nlast", "a\nb\nother\nc\nlast") == [[1, 1, 1], [3, 2, 1], [4, 4, 2]])
    #expect(runs("a", "b") == [])
    #expect(runs("", "b\n") == [[1, 2, 1]], "the empty line at the end")
  }

  /// Two long texts without a line in common take no time.
  @Test func longTextsThatDifferAreNotCompared() {
    let (old, new) = ((0..<9_000).map { "a\($0)" }, (0..<9_000).map { "b\($0)" })
    #expect(runs((["x"] + old).joined(separator: "\n"), (["x"] + new).joined(separator: "\n")) == [[1, 1, 1]])
  }

  @Test func aLineIsFollowedOrGone() {
    let moved = MovedLines(read: nil, files: ["A.swift": [.init(first: 5, there: 2, count: 3)], "B.swift": []])
    #expect([4, 5, 7, 8].map { moved.line($0, of: "A.swift") } == [nil, 2, 4, nil])
    #expect(moved.line(1, of: "B.swift") == nil && moved.line(9, of: "C.swift") == 9)
  }

  @Test func linksShowTheLineThatIsMeant() {
    let moved = MovedLines(read: "fffffff", files: ["A.swift": [.init(first: 5, there: 2, count: 3)]])
    let address = WebAddress(repository: "https://x.example/a/b", commit: "aaaaaaa", folder: "ios", moved: moved)
    #expect(address.page(of: "A.swift", line: 6) == "https://x.example/a/b/blob/aaaaaaa/ios/A.swift#L3")
    #expect(address.page(of: "A.swift", line: 1) == "https://x.example/a/b/blob/fffffff/ios/A.swift#L1")
    #expect(address.page(of: "A.swift") == "https://x.example/a/b/blob/aaaaaaa/ios/A.swift")
    #expect(address.page(of: "C.swift", line: 1) == "https://x.example/a/b/blob/aaaaaaa/ios/C.swift#L1")
    var stranger = address
    stranger.moved?.read = nil
    #expect(stranger.page(of: "A.swift", line: 1) == "https://x.example/a/b/blob/aaaaaaa/ios/A.swift")
  }
}
