import Foundation

/// The module graph as `Package.swift` writes it, read as text: running the manifest would take a package manager.
enum ManifestText {
  /// Target name to the names it depends on. Test targets are left out.
  static func graph(of manifest: String) -> [String: Set<String>] {
    let text = withoutComments(manifest)
    var graph: [String: Set<String>] = [:]
    for opener in ["room(", ".target(", ".executableTarget(", ".systemLibrary("] {
      for call in calls(of: opener, in: text) {
        let arguments = split(call)
        guard let first = arguments.first, let name = quotedNames(in: first).first else { continue }
        let dependencies = arguments.dropFirst().first { opener == "room(" || $0.hasPrefix("dependencies:") }
        graph[name] = Set(dependencies.map { names(in: $0, manifest: text) } ?? [])
      }
    }
    return graph
  }

  private static func withoutComments(_ manifest: String) -> String {
    manifest.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.firstRange(of: #/(^|\s)\/\//#).map { line[..<$0.lowerBound] } ?? line }
      .joined(separator: "\n")
  }

  /// The argument texts of every call that begins with the opener, such as `room(`; the definition of `room` is none.
  private static func calls(of opener: String, in text: String) -> [String] {
    var calls: [String] = []
    var rest = text[...]
    while let range = rest.range(of: opener) {
      let before = rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      if before.hasSuffix("func ") { continue }
      var depth = 1
      let arguments = rest.prefix { character in
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        return depth > 0
      }
      calls.append(String(arguments))
    }
    return calls
  }

  /// Arguments, trimmed, split at the commas that are in no brackets.
  private static func split(_ arguments: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in arguments {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }

  private static func quotedNames(in text: String) -> [String] {
    text.matches(of: #/"([^"]*)"/#).map { String($0.output.1) }
  }

  /// Names quoted in a list of dependencies, and those of the products behind a constant such as `yams`.
  private static func names(in list: String, manifest: String) -> [String] {
    let quoted = quotedNames(in: list)
    let constants = list.replacing(#/"[^"]*"/#, with: "").matches(of: #/\w+/#).map { String($0.output) }
    return quoted + constants.flatMap { products(of: $0, in: manifest) }
  }

  private static func products(of constant: String, in manifest: String) -> [String] {
    guard let start = manifest.range(of: "let \(constant): ") else { return [] }
    let definition = manifest[start.upperBound...]
    let end = definition.range(of: "\nlet ")?.lowerBound ?? definition.endIndex
    return definition[..<end].matches(of: #/\.product\(name: "(\w+)"/#).map { String($0.output.1) }
  }
}
