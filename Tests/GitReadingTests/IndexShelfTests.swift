import SourceModel
import Testing

@testable import GitReading

/// An index that was read is used again, and never when it is no longer what lies on disk.
@Suite struct IndexShelfTests {
  let playground: Playground

  init() throws { playground = try Playground() }

  private func index(of folder: String) throws -> OpaquePointer {
    guard let repository = try Repository.open(at: Place(playground(folder))) else {
      throw Playground.Failure(text: "no repository in \(folder)")
    }
    return try repository.index().pointer
  }

  @Test func anIndexIsReadOnce() throws {
    try playground.repository("app", ["in/a.kt": "a"])
    let first = try index(of: "app")
    #expect(try index(of: "app") == first)
    #expect(try index(of: "app/in") == first)
    try playground.write("app/in/a.kt", "b")
    try playground.git("app", "add", "-A")
    #expect(try index(of: "app") != first)
  }

  /// Neither its size tells, nor the clock, which is too coarse for what machines write.
  @Test func whatIsStagedNowIsSeen() throws {
    try playground.repository("app", ["a.kt": "0"])
    for number in 1...9 {
      try playground.write("app/a.kt", "\(number)")
      try playground.git("app", "add", "a.kt")
      let snapshot = try readSnapshot(at: playground("app"), source: .index)
      let content = try SnapshotReader(snapshot).read(#require(snapshot.entries.first))
      #expect(String(decoding: content, as: UTF8.self) == "\(number)")
    }
  }

  /// More of them than are kept.
  @Test func manyRepositoriesKeepTheirOwn() throws {
    let names = (0..<7).map { "app\($0)" }
    for name in names { try playground.repository(name, ["\(name).kt": name]) }
    for _ in 0..<2 {
      for name in names {
        let snapshot = try readSnapshot(at: playground(name), source: .index)
        #expect(snapshot.entries.map(\.path) == ["\(name).kt"])
      }
    }
  }
}
