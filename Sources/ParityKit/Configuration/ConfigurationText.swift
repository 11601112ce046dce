internal import FindingModel
internal import Foundation
internal import Pairing
internal import RuleBook
internal import SourceModel

extension Configuration {
  /// The name of a new configuration.
  package static var fileName: String { fileNames[0] }

  /// Whether a folder has a configuration of its own, under which name.
  package static func existing(in folder: String = ".") -> String? {
    fileNames.map { joined(folder, $0) }.first(where: exists)
  }

  /// A configuration to begin with: where the sides lie, how counterparts are named, and in comments what else can be
  /// said.
  package static func initial(swift: String, kotlin: String, habits: [NamingHabit] = []) -> String {
    let names = habits.map { "    - { swift: \(quoted($0.swift)), kotlin: \(quoted($0.kotlin)) }\n" }
    let found = "# How counterparts are found where names differ, as the files' own names tell:\npairing:\n  names:\n"
    let pairing = habits.isEmpty ? pairingExample : found + names.joined()
    return """
      # What `parity` compares, and how. Paths are relative to this file; `parity config` shows what is in force.
      version: 1
      swift: { path: \(quoted(swift)) }
      kotlin: { path: \(quoted(kotlin)) }

      # Which files count, where it is not all that git does not ignore:
      # swift: { path: \(quoted(swift)), include: ["Sources/**"], exclude: ["**/Generated/**"] }

      \(pairing)
      # How grave a rule is, or `off` (`parity rules` lists them); from what on a run fails: error, warning, info or never.
      # rules:
      #   missing-member: error
      # failOn: error

      # `parity baseline create` accepts what is found today, so that only what is new is reported.
      # baseline: .parity-baseline.json

      """
  }

  private static let pairingExample = """
    # How counterparts are found where names differ, and what needs none:
    # pairing:
    #   names:
    #     - { swift: "{N}ViewController", kotlin: "{N}Fragment" }
    #   pairs:
    #     - { swift: Sources/Core/Log.swift, kotlin: app/src/main/java/com/acme/Logger.kt }
    #   platformOnly:
    #     - { side: swift, path: "Sources/Widgets/**", reason: "no Android widgets yet" }

    """
}

extension Setup {
  /// What is in force, the defaults included, as a document of the same form.
  package var effectiveConfiguration: String {
    let settings = configuration
    var lines = [
      configurationPath.map { "# \($0)" } ?? "# no .parity.yml here or above: these are the defaults", "version: 1",
    ]
    for side in Side.allCases { lines.append("\(side.rawValue): { \(settings.text(of: side)) }") }
    lines += settings.pairingLines
    lines += list(
      "comparison", settings.levels.map { "{ path: \(quoted($0.path.text)), level: \($0.level.rawValue) }" })
    lines += list("phrases", settings.phrases.map(quoted))
    if settings.rulesFolder != nil || !settings.rules.isEmpty {
      lines.append("rules:")
      if let folder = settings.rulesFolder { lines.append("  folder: \(quoted(folder))") }
      lines += settings.rules.map { "  \($0.rule): \($0.text)" }
    }
    lines.append("failOn: \((settings.failOn ?? .error).rawValue)")
    lines.append("grace: \(settings.grace)d")
    if let baseline = settings.baseline { lines.append("baseline: \(quoted(baseline))") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Configuration {
  fileprivate func text(of side: Side) -> String {
    let settings = settings(of: side)
    var parts: [String] = []
    if let remote = settings.remote {
      parts.append("repository: \(quoted(remote.repository))")
      if let reference = remote.reference { parts.append("ref: \(quoted(reference))") }
      if let fallback = remote.fallback { parts.append("fallback: \(quoted(fallback))") }
    } else {
      parts.append("path: \(quoted(settings.path ?? "."))")
    }
    if !settings.include.isEmpty { parts.append("include: \(flow(settings.include.map(\.text)))") }
    if !settings.exclude.isEmpty { parts.append("exclude: \(flow(settings.exclude.map(\.text)))") }
    return parts.joined(separator: ", ")
  }

  fileprivate var pairingLines: [String] {
    func both(_ pair: PatternPair) -> String {
      "{ swift: \(quoted(pair.swift.text)), kotlin: \(quoted(pair.kotlin.text)) }"
    }
    let lines =
      list("patterns", patterns.map(both)) + list("names", names.map(both))
      + list("pairs", pairs.map { "{ swift: \(quoted($0.swift)), kotlin: \(quoted($0.kotlin)) }" })
      + list(
        "platformOnly",
        platformOnly.map { entry in
          let until = entry.until.map { ", until: \($0)" } ?? ""
          let path = quoted(entry.path.text)
          return "{ side: \(entry.side.rawValue), path: \(path), reason: \(quoted(entry.reason))\(until) }"
        })
    return lines.isEmpty ? [] : ["pairing:"] + lines.map { "  " + $0 }
  }
}

extension Configuration.RuleSettings {
  fileprivate var text: String {
    var parts: [String] = []
    let level = isOff ? "off" : severity?.rawValue
    if let level { parts.append("severity: \(level == "off" ? quoted(level) : level)") }
    if !include.isEmpty { parts.append("include: \(flow(include.map(\.text)))") }
    if !exclude.isEmpty { parts.append("exclude: \(flow(exclude.map(\.text)))") }
    if !options.isEmpty {
      let values = options.map { option in
        "\(option.name): \(option.values.count == 1 ? quoted(option.values[0]) : flow(option.values))"
      }
      parts.append("options: { \(values.joined(separator: ", ")) }")
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}

private func list(_ key: String, _ items: [String]) -> [String] {
  items.isEmpty ? [] : ["\(key):"] + items.map { "  - \($0)" }
}

private func flow(_ items: [String]) -> String { "[\(items.map(quoted).joined(separator: ", "))]" }

/// As YAML reads it: plain where that is a path and nothing else, else between quotes.
private func quoted(_ text: String) -> String {
  let startsPlain = text.utf8.first.map { $0 == UInt8(ascii: ".") || $0 >= UInt8(ascii: "A") } == true
  let isPlain =
    startsPlain
    && text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
  let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
  if isPlain, !words.contains(text.lowercased()) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    default:
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return "\"\(result)\""
}
