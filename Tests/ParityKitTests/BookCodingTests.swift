import Caching
import Foundation
import RuleBook
import Testing

@testable import ParityKit

/// What is kept of the rule book makes the book that the documents make.
@Suite struct BookCodingTests {
  @Test func aKeptBookIsTheBook() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parity-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func cache() -> Cache { Cache(folder: folder, generation: ["test"]) }
    let memory = RunMemory(cache())
    let first = memory.embeddedRoots()
    #expect(memory.keep() == [])
    #expect(cache().read(Cache.Key(["documents"])) == first.stored)
    let second = RunMemory(cache()).embeddedRoots()
    let expected = RuleSet.embedded(leavesExamples: true).book
    for roots in [first, second] {
      #expect(roots.count > 100)
      let book = RuleSet.embedded(leavesExamples: true, roots: roots).book
      #expect(book.rules == expected.rules && book.phrases == expected.phrases && book.types == expected.types)
      #expect(book.names == expected.names && book.roles == expected.roles && book.plumbing == expected.plumbing)
      #expect(book.files == expected.files && book.annotations == expected.annotations)
      #expect(book.hazards == expected.hazards && book.rules.allSatisfy { !$0.examples.isEmpty })
    }
  }

  /// It must end and not trap; what it is, a checksum has found before.
  @Test func damageIsNoBook() {
    let bytes = RuleSet.embeddedRoots().stored
    #expect([String: YAMLNode](stored: Array(bytes.dropLast())) == nil)
    for position in stride(from: 0, to: bytes.count, by: 997) {
      var damaged = bytes
      damaged[position] ^= 0xff
      _ = [String: YAMLNode](stored: damaged)
    }
  }
}
