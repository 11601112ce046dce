import Caching
import Checks
import CodeModel
import Foundation
import Normalization
import RuleBook
import SourceModel
import Testing

@testable import ParityKit

/// What is kept of a file is what was made of it, to the last node.
@Suite struct TreesCodingTests {
  private static let setup = Result { try Setup.prepare(.none) }

  /// Every source of `Tests/Rosetta` and `Tests/Fixtures`.
  private static let files: [SourceFile] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    return ["Rosetta", "Fixtures"].flatMap { folder -> [SourceFile] in
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: tests + "/" + folder)) ?? []
      return paths.sorted().compactMap { path in
        guard let side = Side(path: path),
          let bytes = FileManager.default.contents(atPath: "\(tests)/\(folder)/\(path)")
        else { return nil }
        return SourceFile(path: path, side: side, bytes: Array(bytes))
      }
    }
  }()

  private func read(_ unit: SourceUnit) -> SourceUnit? {
    var writer = ByteWriter()
    writer.write(unit: unit)
    var reader = ByteReader(writer.bytes)
    let read = reader.unit(of: unit.file)
    return reader.isAtEnd ? read : nil
  }

  @Test func everyUnitIsReadAsItWasWritten() throws {
    #expect(Self.files.count > 1_000)
    let setup = try Self.setup.get()
    let faults = concurrentMap(Self.files, jobs: 2) { file -> String? in
      let written = lower(file)
      for unit in [written, setup.normalizer.normalize(written)] {
        guard let copy = read(unit) else { return "\(file.path): cannot be read" }
        if let fault = difference(unit, copy) { return "\(file.path): \(fault)" }
      }
      return nil
    }.compactMap { $0 }
    #expect(faults == [])
  }

  private func difference(_ unit: SourceUnit, _ copy: SourceUnit) -> String? {
    if unit.declarations != copy.declarations { return "declarations" }
    if unit.statements != copy.statements || unit.roots != copy.roots { return "roots" }
    if unit.imports != copy.imports || unit.packageName != copy.packageName { return "imports" }
    if unit.comments != copy.comments { return "comments" }
    let (one, other) = (unit.tree, copy.tree)
    if one.count != other.count { return "number of nodes" }
    for root in unit.roots {
      for node in one.preorder(root) {
        guard one.kind(node) == other.kind(node), one.label(node) == other.label(node),
          one.soft(node) == other.soft(node), one.marks(node) == other.marks(node),
          one.range(node) == other.range(node), one.nearMarks(node) == other.nearMarks(node),
          one.children(node) == other.children(node)
        else { return "node \(node.index), a \(one.kind(node))" }
      }
    }
    return nil
  }

  /// Compacting leaves out what no root reaches, and nothing else; what came before another node still does.
  @Test func compactingKeepsWhatRootsReach() throws {
    let setup = try Self.setup.get()
    let faults = concurrentMap(Self.files, jobs: 2) { file -> String? in
      let unit = setup.normalizer.normalize(lower(file))
      let compact = unit.compacted()
      let pairs = zip(unit.roots, compact.roots).flatMap { zip(unit.tree.preorder($0), compact.tree.preorder($1)) }
      guard unit.roots.count == compact.roots.count, Set(pairs.map(\.1)).count == compact.tree.count else {
        return "\(file.path): number of nodes"
      }
      let ordered = pairs.sorted { $0.0 < $1.0 }.map(\.1)
      if ordered != ordered.sorted() { return "\(file.path): order" }
      for (node, other) in pairs {
        guard unit.tree.kind(node) == compact.tree.kind(other), unit.tree.label(node) == compact.tree.label(other),
          unit.tree.soft(node) == compact.tree.soft(other), unit.tree.marks(node) == compact.tree.marks(other),
          unit.tree.range(node) == compact.tree.range(other),
          unit.tree.nearMarks(node) == compact.tree.nearMarks(other),
          unit.tree.childCount(node) == compact.tree.childCount(other)
        else { return "\(file.path): node \(node.index), a \(unit.tree.kind(node))" }
      }
      return nil
    }.compactMap { $0 }
    #expect(faults == [])
  }

  /// Phrases that an earlier run has compiled make of every file what phrases make that are compiled now.
  @Test func keptPhrasesMakeTheSameNormalForms() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parity-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func prepared() throws -> Setup {
      try Setup.prepare(.none, cache: Cache(folder: folder, generation: ["test"]))
    }
    let setup = try prepared()
    _ = setup.normalizer
    #expect(setup.keep() == [])
    let kept = try prepared()
    #expect(kept.known?.bytes(of: Cache.Key(["phrases"])) != nil)
    let normalizer = kept.normalizer
    // What would have been made anew would be kept anew.
    let files = FileManager.default.subpaths(atPath: folder)
    #expect(kept.keep() == [])
    #expect(FileManager.default.subpaths(atPath: folder) == files)
    #expect(normalizer.compiledPhrases?.spellings.count == setup.normalizer.compiledPhrases?.spellings.count)
    #expect((normalizer.compiledPhrases?.spellings.count ?? 0) > 500)
    let changed = concurrentMap(Self.files, jobs: 2) { file in
      normalForm(of: file, kept).text == normalForm(of: file, setup).text ? nil : file.path
    }.compactMap { $0 }
    #expect(changed == [])
  }

  /// The patterns of rules are had back whole, and then none of them is compiled again.
  @Test func keptPatternsAreThoseOfTheRules() throws {
    let book = try Self.setup.get().book
    var compiler = PatternCompiler(lower: lower)
    let made = HazardRule.compile(book.rules, with: &compiler)
    #expect(compiler.patterns.count > 300)
    var known = try #require(PatternCompiler(stored: compiler.stored))
    #expect(known.patterns.count == compiler.patterns.count)
    for (spelling, pattern) in compiler.patterns {
      let copy = try #require(known.patterns[spelling])
      let (nodes, copies) = (pattern.tree.preorder(pattern.root), copy.tree.preorder(copy.root))
      #expect(pattern.isKotlin == copy.isKotlin && pattern.head == copy.head && nodes.count == copies.count)
      for (node, copied) in zip(nodes, copies) {
        #expect(
          pattern.tree.kind(node) == copy.tree.kind(copied) && pattern.tree.label(node) == copy.tree.label(copied))
        #expect(
          pattern.tree.soft(node) == copy.tree.soft(copied) && pattern.tree.marks(node) == copy.tree.marks(copied))
        #expect(pattern.tree.childCount(node) == copy.tree.childCount(copied))
      }
    }
    let again = HazardRule.compile(book.rules, with: &known)
    #expect(again.rules.map(\.rule) == made.rules.map(\.rule))
    #expect(known.patterns.count == compiler.patterns.count)
    #expect(PatternCompiler(stored: Array(compiler.stored.dropLast())) == nil)
  }

  /// What is read may be rewritten like any other tree.
  @Test func aTreeThatWasReadKnowsItsTexts() throws {
    let file = SourceFile(path: "A.swift", side: .swift, text: "let a = b + c\n")
    var copy = try #require(read(lower(file)))
    let place = ByteRange(0, 1)
    let node = copy.tree.add(.name, "b", range: place)
    #expect(copy.tree.label(node) == "b")
    let other = copy.tree.add(.name, "new", range: place)
    #expect(copy.tree.label(other) == "new")
    #expect(copy.tree.label(node) == "b")
  }

  @Test func damageIsNoUnit() throws {
    let file = SourceFile(path: "A.swift", side: .swift, text: "struct A { func b(c: Int) -> Int { c + 1 } }\n")
    var writer = ByteWriter()
    writer.write(unit: lower(file))
    for position in writer.bytes.indices {
      for change in [0x01, 0x40, 0x80, 0xff] as [UInt8] {
        var bytes = writer.bytes
        bytes[position] ^= change
        // It must end and not trap; what it is, a checksum has found before.
        var reader = ByteReader(bytes)
        _ = reader.unit(of: file)
      }
      var reader = ByteReader(Array(writer.bytes.prefix(position)))
      #expect(reader.unit(of: file) == nil || !reader.isAtEnd)
    }
  }
}
