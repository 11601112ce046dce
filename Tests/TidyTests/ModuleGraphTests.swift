import Foundation
import Testing

/// The architecture that `Sources/README.md` tells is the one that the manifest builds.
struct ModuleGraphTests {
  @Test func manifestIsTheTableOfTheReadme() throws {
    let manifest = ManifestText.graph(of: try Repository.text(of: "Package.swift"))
    let table = try Self.table()
    #expect(table.count > 10)
    #expect(Set(manifest.keys) == Set(table.keys))
    for (module, dependencies) in table {
      #expect(manifest[module] == dependencies, "\(module)")
    }
  }

  @Test func everyFolderIsInTheTable() throws {
    let folders = try Repository.names(in: "Sources").filter { Repository.isFolder("Sources/" + $0) }
    #expect(folders.count > 10)
    #expect(Set(folders) == Set(try Self.table().keys))
  }

  @Test func noModuleSharesItsNameWithATypeInIt() throws {
    #expect(Repository.sources.count > 20)
    let kinds = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    for source in Repository.sources where source.code.contains(" " + source.module) {
      for kind in kinds {
        let isDefined = source.code.contains(try Regex("\\b\(kind) \(source.module)\\b"))
        #expect(!isDefined, "\(source.path)")
      }
    }
  }

  @Test(arguments: [
    ("SwiftSyntax", ["SwiftFrontend"]), ("SwiftParser", ["SwiftFrontend"]), ("SwiftOperators", ["SwiftFrontend"]),
    ("CTreeSitter", ["KotlinFrontend"]), ("CTreeSitterKotlin", ["KotlinFrontend"]),
    ("CGit2", ["GitReading"]), ("Yams", ["RuleBook"]), ("Mustache", ["Reporting"]),
    ("ArgumentParser", ["parity", "parity-dev", "parity-fuzz"]),
  ])
  func importStaysWhereItBelongs(library: String, modules: [String]) {
    #expect(Repository.sources.count > 20)
    for source in Repository.sources where Self.imports(of: source).contains(library) {
      #expect(modules.contains(source.module), "\(source.path) imports \(library)")
    }
  }

  @Test func everyImportOfOursIsInTheTable() throws {
    let table = try Self.table()
    var seen = 0
    for source in Repository.sources {
      for name in Self.imports(of: source) where table[name] != nil {
        seen += 1
        #expect(table[source.module]?.contains(name) == true, "\(source.path) imports \(name)")
      }
    }
    #expect(seen > 20)
  }

  /// The modules that a file imports, submodules by their first part.
  private static func imports(of source: Source) -> Set<String> {
    let statement = #/^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var)\s+)?(\w+)/#
    let lines = source.code.split(separator: "\n").filter { $0.contains("import ") }
    return Set(lines.compactMap { $0.firstMatch(of: statement).map { String($0.output.1) } })
  }

  /// Rows ``| `Module` | … | A, B |`` of the readme: module to what it may depend on.
  private static func table() throws -> [String: Set<String>] {
    var table: [String: Set<String>] = [:]
    for line in try Repository.text(of: "Sources/README.md").split(separator: "\n") {
      guard let row = line.wholeMatch(of: #/\| `([\w-]+)` \|[^|]*\| ([^|]*) \|/#) else { continue }
      let dependencies = row.output.2.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      table[String(row.output.1)] = Set(dependencies).subtracting(["nothing"])
    }
    return table
  }
}
