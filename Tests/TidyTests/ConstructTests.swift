import Foundation
import Testing

/// What no file of ours may contain, and how long it may be.
struct ConstructTests {
  /// Files with a type that promises the compiler what it cannot see; a comment there says why it holds.
  private static let uncheckedSendable: Set<String> = []
  private static let longestFile = 400
  /// Files that a tool writes; nobody reads them from top to bottom.
  private static let generated: Set<String> = ["Sources/RuleBook/EmbeddedRules.swift"]

  @Test(arguments: ["try!", "as!", "fatalError("])
  func sourcesDoNotContain(construct: String) {
    #expect(Repository.sources.count > 20)
    for source in Repository.sources {
      let lines = SwiftText.lines(of: source.code, containing: construct)
      #expect(lines.isEmpty, "\(source.path):\(lines) contains \(construct)")
    }
  }

  @Test(arguments: ["print(", "debugPrint(", "dump(", "exit("])
  func onlyExecutablesPrintOrExit(construct: String) {
    let libraries = Repository.sources.filter { !["parity", "parity-dev", "parity-fuzz"].contains($0.module) }
    #expect(libraries.count > 20)
    for source in libraries {
      let lines = SwiftText.lines(of: source.code, containing: construct)
      #expect(lines.isEmpty, "\(source.path):\(lines) contains \(construct)")
    }
  }

  @Test func uncheckedSendableIsListed() {
    #expect(Repository.sources.count > 20)
    let claiming = Repository.sources.filter { $0.code.contains("@unchecked Sendable") }.map(\.path)
    #expect(claiming.filter { !Self.uncheckedSendable.contains($0) } == [])
  }

  @Test func filesAreShort() throws {
    let paths = try Repository.sources.map(\.path) + Repository.suites()
    #expect(paths.count > 30)
    for path in paths where !Self.generated.contains(path) {
      let lines = try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= Self.longestFile, "\(path) has \(lines) lines")
    }
  }

  @Test func topHoldsOnlyWhatItShould() throws {
    let allowed: Set<String> = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "Rules", "README.md", "Makefile", "LICENSE",
      // Dotfiles that tools demand, then folders that tools make and git ignores.
      ".git", ".github", ".gitignore", ".ci", ".swift-format", ".pre-commit-hooks.yaml",
      ".build", ".deps", ".swiftpm", ".DS_Store", ".idea", ".vscode",
    ]
    let names = try Repository.names(in: ".").filter { !$0.hasPrefix(".build-") && !$0.hasSuffix(".xcodeproj") }
    #expect(names.contains("Package.swift"))
    #expect(names.filter { !allowed.contains($0) } == [])
  }

  @Test func constructsAreFoundAsWords() {
    let code = "print(a)\nblueprint(a)\nlog.print(a)\n  x = try! f()\n"
    #expect(SwiftText.lines(of: code, containing: "print(") == [1])
    #expect(SwiftText.lines(of: code, containing: "try!") == [4])
  }

  @Test func commentsAndLiteralsAreNoCode() {
    let text = ##"""
      let a = "try! \"x\" // no" // as!
      /* fatalError( /* nested */ print( */ let b = #"as! " still"# + ""
      #if DEBUG
      let c = try! f()
      """##
    let lines = SwiftText.codeOnly(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        #"let a = """#, #"let b = "" + """#, "#if DEBUG", "let c = try! f()",
      ])
  }
}
