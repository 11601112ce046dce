import Caching
import Foundation
import SourceModel
import Testing

@Suite final class CacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "parity-cache-\(UUID().uuidString)"
  ).path

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func open(_ generation: String = "one", limit: Int = 1 << 20) -> Cache {
    Cache(folder: folder, generation: ["test", generation], limit: limit)
  }

  private func key(_ name: String) -> Cache.Key { Cache.Key(["test", name]) }

  private var packs: [String] {
    let all = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    return (all ?? []).filter { $0.hasSuffix(".pack") }.sorted()
  }

  @Test func whatWasWrittenIsReadByTheNextRunOfTheSameGeneration() {
    #expect(open().read(key("a")) == nil)
    #expect(open().write([key("a"): [1, 2, 3], key("b"): []]) == nil)
    #expect(open().read(key("a")) == [1, 2, 3])
    #expect(open().read(key("b")) == [])
    #expect(open().read(key("c")) == nil)
    #expect(open("two").read(key("a")) == nil)
  }

  @Test func partsOfAKeyDoNotRunTogether() {
    #expect(Cache.Key(["ab", "c"]) != Cache.Key(["a", "bc"]))
    #expect(Cache.Key(["a", "b"]) != Cache.Key(["a", "b", ""]))
  }

  @Test func runsSideBySideKeepEachOthersResults() {
    let (one, two) = (open(), open())
    #expect(one.write([key("a"): [1]]) == nil)
    #expect(two.write([key("b"): [2]]) == nil)
    let after = open()
    #expect(after.read(key("a")) == [1])
    #expect(after.read(key("b")) == [2])
  }

  @Test func manyPacksBecomeOne() {
    for number in 0..<12 { #expect(open().write([key("\(number)"): [UInt8(number)]]) == nil) }
    #expect(packs.count <= 9)
    let cache = open()
    for number in 0..<12 { #expect(cache.read(key("\(number)")) == [UInt8(number)]) }
  }

  @Test(arguments: [0, 3, 20, 40, 60, 80])
  func aDamagedByteHidesOnlyWhatItTouches(position: Int) throws {
    #expect(open().write([key("a"): Array(repeating: 7, count: 100)]) == nil)
    let pack = folder + "/" + (try #require(packs.first))
    var bytes = Array(try #require(FileManager.default.contents(atPath: pack)))
    bytes[position] ^= 0x40
    try Data(bytes).write(to: URL(fileURLWithPath: pack))
    let cache = open()
    #expect(cache.read(key("a")) == nil)
    #expect(cache.problems.map(\.severity) == [.warning])
    // What is damaged goes with the next write.
    #expect(cache.write([key("b"): [1]]) == nil)
    #expect(open().read(key("b")) == [1])
    #expect(open().problems.isEmpty)
  }

  @Test func whatIsCutOffIsWorkedOutAnewAndThePackMended() throws {
    #expect(open().write([key("a"): [1, 2], key("b"): [3, 4]]) == nil)
    let pack = folder + "/" + (try #require(packs.first))
    let bytes = try #require(FileManager.default.contents(atPath: pack))
    try bytes.dropLast(1).write(to: URL(fileURLWithPath: pack))
    let cache = open()
    #expect(cache.problems.count == 1)
    let left = [key("a"), key("b")].filter { cache.read($0) != nil }
    #expect(left.count == 1)
    #expect(cache.write([key("c"): [5]]) == nil)
    #expect(open().problems.isEmpty)
    #expect(left.allSatisfy { open().read($0) != nil })
  }

  /// Of large packs only what is asked for is read; the rest may be damaged.
  @Test func damageIsFoundWhereItIsRead() throws {
    #expect(
      open().write([key("a"): Array(repeating: 1, count: 100), key("b"): Array(repeating: 2, count: 100)]) == nil)
    let pack = folder + "/" + (try #require(packs.first))
    var bytes = Array(try #require(FileManager.default.contents(atPath: pack)))
    bytes[bytes.count - 1] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: pack))
    let cache = open()
    #expect(cache.problems.isEmpty)
    #expect([key("a"), key("b")].filter { cache.read($0) != nil }.count == 1)
    #expect(cache.problems.count == 1)
  }

  @Test func aLargePackIsNotWrittenAgainForLittle() throws {
    #expect(open().write([key("large"): Array(repeating: 1, count: 5_000)]) == nil)
    let large = try #require(packs.first)
    for number in 0..<20 { #expect(open().write([key("\(number)"): [UInt8(number)]]) == nil) }
    #expect(packs.contains(large))
    #expect(packs.count <= 9)
    #expect((0..<20).allSatisfy { open().read(key("\($0)")) == [UInt8($0)] })
  }

  @Test func aFolderThatCannotBeWrittenIsANote() throws {
    try Data("a file".utf8).write(to: URL(fileURLWithPath: folder))
    let problem = open().write([key("a"): [1]])
    #expect(problem?.severity == .warning)
    #expect(problem?.path == folder)
    #expect(open().problems.isEmpty)
  }

  @Test func theOldestGenerationsMakeRoom() throws {
    for name in ["one", "two"] {
      #expect(open(name).write([key("a"): Array(repeating: 1, count: 1_000)]) == nil)
      for pack in packs {
        let old = Date(timeIntervalSinceNow: name == "one" ? -200 : -100)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder + "/" + pack)
      }
    }
    #expect(open("three", limit: 2_500).write([key("a"): Array(repeating: 1, count: 1_000)]) == nil)
    #expect(CacheFolder(path: folder).generations.count == 2)
    #expect(open("three").read(key("a")) != nil)
  }

  /// What is read every day and lacks nothing is never written, and yet is in use.
  @Test func readingCountsAsUse() throws {
    for name in ["daily", "once"] {
      let before = Set(packs)
      #expect(open(name).write([key("a"): Array(repeating: 1, count: 1_000)]) == nil)
      let old = Date(timeIntervalSinceNow: name == "daily" ? -200 : -100)
      for pack in packs where !before.contains(pack) {
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder + "/" + pack)
      }
    }
    #expect(open("daily").read(key("a")) != nil)
    #expect(open("new", limit: 2_500).write([key("a"): Array(repeating: 1, count: 1_000)]) == nil)
    #expect(open("daily").read(key("a")) != nil)
    #expect(open("once").read(key("a")) == nil)
  }

  /// A pack whose writer was killed is no pack, but it is ours.
  @Test func whatKilledRunsLeaveIsCountedAndRemoved() throws {
    #expect(open().write([key("a"): [1, 2, 3]]) == nil)
    let size = CacheFolder(path: folder).generations.map(\.size)
    let left = folder + "/" + (try #require(packs.first)).replacingOccurrences(of: ".pack", with: ".part")
    try Data("half a pack".utf8).write(to: URL(fileURLWithPath: left))
    #expect(open().problems.isEmpty)
    #expect(open().read(key("a")) == [1, 2, 3])
    #expect(CacheFolder(path: folder).generations.map(\.packs) == [1])
    #expect(CacheFolder(path: folder).generations.map(\.size) == size.map { $0 + 11 })

    // It may still be written; an hour later nobody does.
    #expect(open().write([key("b"): [4]]) == nil)
    #expect(FileManager.default.fileExists(atPath: left))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -4_000)], ofItemAtPath: left)
    #expect(open().write([key("c"): [5]]) == nil)
    #expect(!FileManager.default.fileExists(atPath: left))

    try Data("half a pack".utf8).write(to: URL(fileURLWithPath: left))
    let all = CacheFolder(path: folder).generations.reduce(0) { $0 + $1.size }
    #expect(try CacheFolder(path: folder).clean() == all)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func copiesOfTwinsAreCountedAndRemoved() throws {
    for (name, text) in [
      ("app-0123456789ab.git/objects/a", "12345"), ("app-0123456789ab.git/HEAD", "x"), ("mine.git/HEAD", "y"),
    ] {
      let url = URL(fileURLWithPath: folder + "/twins/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    #expect(CacheFolder(path: folder).copies.map(\.size) == [6])
    #expect(try CacheFolder(path: folder).clean() == 6)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/twins") == ["mine.git"])
  }

  @Test func aGenerationBeyondItsShareMakesRoom() {
    for number in 0..<4 {
      let cache = Cache(folder: folder, generation: ["test"], limit: 1 << 20, share: 2_500)
      #expect(cache.write([key("\(number)"): Array(repeating: 1, count: 1_000)]) == nil)
    }
    #expect(CacheFolder(path: folder).generations.map(\.size).allSatisfy { $0 < 3_500 })
    let cache = Cache(folder: folder, generation: ["test"])
    #expect(cache.read(key("3"))?.count == 1_000)
    #expect((0..<4).count { cache.read(key("\($0)")) != nil } == 2)
  }

  /// A run over a large pair reads nearly all that is kept and adds little: that must not cost the next run everything.
  @Test func whatIsReadStaysAndSoDoesMostOfAll() throws {
    func cache() -> Cache { Cache(folder: folder, generation: ["test"], limit: 1 << 20, share: 5_500) }
    func kept(_ names: String...) -> [Bool] { names.map { cache().read(key($0)) != nil } }
    func write(_ names: String...) -> Problem? {
      cache().write(Dictionary(uniqueKeysWithValues: names.map { (key($0), thousand) }))
    }
    let thousand = Array(repeating: UInt8(1), count: 1_000)
    #expect(write("a", "b", "c", "d") == nil)
    let base = try #require(packs.first)
    // Full: what is largest stays as it is.
    #expect(write("e", "f", "g") == nil)
    #expect(packs.contains(base) && packs.count == 2)
    // Full: of the other, what is read stays.
    let full = cache()
    #expect(full.read(key("e")) == thousand)
    #expect(full.write([key("h"): thousand]) == nil)
    #expect(packs.contains(base) && packs.count == 2)
    #expect(kept("a", "b", "c", "d", "e", "f", "g", "h") == [true, true, true, true, true, false, false, true])
    // Full: what is read for the most part stays as it is.
    let pack = try #require(packs.first { $0 != base })
    let later = cache()
    #expect(later.read(key("e")) == thousand && later.read(key("h")) == thousand)
    #expect(later.write([key("i"): thousand]) == nil)
    #expect(packs.contains(pack) && packs.count == 3 && kept("a", "e", "h", "i") == [true, true, true, true])
  }

  /// Reports that nobody asks for any more must not keep out those of today.
  @Test func whereNothingIsNeededTogetherTheLargestPackGoesToo() {
    func cache() -> Cache { Cache(folder: folder, generation: ["test"], share: 3_500, keepsLargest: false) }
    let thousand = Array(repeating: UInt8(1), count: 1_000)
    #expect(cache().write([key("book"): thousand, key("old"): thousand, key("older"): thousand]) == nil)
    let full = cache()
    #expect(full.read(key("book")) == thousand)
    #expect(full.write([key("new"): thousand]) == nil)
    #expect(["book", "old", "older", "new"].map { cache().read(key($0)) != nil } == [true, false, false, true])
  }

  @Test func aFullGenerationDoesNotBecomeManyPacks() {
    func cache() -> Cache { Cache(folder: folder, generation: ["test"], limit: 1 << 20, share: 2_500) }
    let names = (0..<20).map { "\($0)" }
    #expect(cache().write([key("base"): Array(repeating: UInt8(1), count: 2_500)]) == nil)
    for (number, name) in names.enumerated() {
      let run = cache()
      for known in ["base"] + names.prefix(number) { #expect(run.read(key(known)) != nil) }
      #expect(run.write([key(name): Array(repeating: UInt8(2), count: 500)]) == nil)
      #expect(packs.count <= 9)
    }
  }

  @Test func aGenerationBeyondTheLimitBeginsAnew() {
    func cache() -> Cache { Cache(folder: folder, generation: ["test"], limit: 2_500, share: 1_500) }
    let thousand = Array(repeating: UInt8(1), count: 1_000)
    #expect(cache().write([key("a"): thousand, key("b"): thousand]) == nil)
    let full = cache()
    #expect(full.read(key("a")) != nil && full.read(key("b")) != nil)
    #expect(full.write([key("c"): thousand]) == nil)
    #expect(["a", "b", "c"].map { cache().read(key($0)) != nil } == [false, false, true])
  }

  @Test func contentsArePartOfAKey() {
    #expect(Cache.Key(["a"], contents: [[1, 2], [3]]) != Cache.Key(["a"], contents: [[1], [2, 3]]))
    #expect(Cache.Key(["a"], contents: [[1]]) == Cache.Key(["a"], contents: [[1]]))
    #expect(Cache.Key(["a"], contents: []) == Cache.Key(["a"]))
  }

  @Test func cleaningRemovesOnlyWhatIsOurs() throws {
    #expect(open().write([key("a"): [1]]) == nil)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    #expect(CacheFolder(path: folder).generations.map(\.packs) == [1])
    #expect(try CacheFolder(path: folder).clean() > 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["notes.txt"])
    #expect(open().read(key("a")) == nil)
    #expect(try CacheFolder(path: folder + "/nowhere").clean() == 0)
  }

  @Test func valuesAreReadAsTheyWereWritten() {
    var writer = ByteWriter()
    for number in [0, 1, 127, 128, 300, Int.max] { writer.write(number) }
    for word in [0, 1, UInt64.max] { writer.write(word) }
    writer.write(["a", "ß", "a", ""]) { $0.write($1) }
    var reader = ByteReader(writer.bytes)
    #expect((0..<6).map { _ in reader.number() } == [0, 1, 127, 128, 300, Int.max])
    #expect((0..<3).map { _ in reader.word() } == [0, 1, UInt64.max])
    #expect(reader.list { $0.text() } == ["a", "ß", "a", ""])
    #expect(reader.isAtEnd)
    #expect(reader.number() == nil)
  }

  @Test func listsOfNumbersAreReadAsTheyWereWritten() {
    let numbers: [UInt32] = [0, 1, 127, 128, 300, 1 << 14, 1 << 21, 1 << 28, .max]
    var writer = ByteWriter()
    writer.write(numbers: numbers)
    writer.write(numbers: [])
    writer.write(ifAny: "a")
    writer.write(ifAny: nil)
    var reader = ByteReader(writer.bytes)
    #expect(reader.numbers() == numbers)
    #expect(reader.numbers() == [])
    #expect(reader.optional { $0.text() } == .some("a"))
    #expect(reader.optional { $0.text() } == .some(nil))
    #expect(reader.isAtEnd)
    for length in 0..<15 {
      var reader = ByteReader(Array(writer.bytes.prefix(length)))
      #expect(reader.numbers() == nil)
    }
  }

  @Test func nonsenseIsNoValue() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      var reader = ByteReader(bytes)
      // It must end, and not trap.
      _ = reader.list { reader in reader.text().flatMap { _ in reader.word() } }
      var other = ByteReader(bytes)
      _ = other.numbers()
    }
  }
}
