internal import CodeModel
internal import FindingModel
internal import SourceModel

/// A violation in the words of one rule.
struct Spoken {
  var violation: Violation
  var finding: Finding
  /// Whether the rule is about a hazard and not about a difference between the two texts.
  var isHazard: Bool
}

/// Leaves out differences that a hazard at the same place explains: `xs.last` and `xs.last()` are one fault, and the
/// hazard says what goes wrong.
func toldOnce(_ spoken: [Spoken], _ texts: SourceTexts) -> [Spoken] {
  var hazards: [Key: [Spoken]] = [:]
  for candidate in spoken where candidate.isHazard {
    for site in candidate.sites where candidate.isOnOneLine { hazards[Key(site), default: []].append(candidate) }
  }
  var types: [Key: [Spoken]] = [:]
  for candidate in spoken where aboutTypes.values.contains(candidate.violation.check) {
    for key in Set(candidate.sites.map { Key($0) }) { types[key, default: []].append(candidate) }
  }
  guard !hazards.isEmpty || !types.isEmpty else { return spoken }
  return spoken.filter { candidate in
    if let check = aboutTypes[candidate.violation.check],
      candidate.sites.contains(where: { site in
        types[Key(site)]?.contains { $0.violation.check == check && $0.says(candidate) } ?? false
      })
    {
      return false
    }
    guard !candidate.isHazard, differences.contains(candidate.violation.check), candidate.isOnOneLine else {
      return true
    }
    let near = candidate.sites.flatMap { hazards[Key($0)] ?? [] }
    return !near.contains { $0.finding.severity >= candidate.finding.severity && $0.explains(candidate, texts) }
  }
}

/// Differences between members, and the hazards of whole types that say what comes of them.
private let aboutTypes = [
  "mutability-differs": "value-type-becomes-reference",
  "missing-override-of-equality": "equality-scope-mismatch",
]

/// The checks that hold texts against each other.
private let differences: Set<String> = ["call-differs", "statement-missing", "statement-differs", "condition-differs"]

private struct Key: Hashable {
  var side: Side
  var path: String

  init(_ site: Site) { (side, path) = (site.side, site.path) }
}

extension Spoken {
  fileprivate var sites: [Site] { [violation.primary, violation.counterpart].compactMap { $0 } }

  /// What is longer than a line holds more than one thing.
  fileprivate var isOnOneLine: Bool {
    [finding.primary, finding.counterpart].compactMap { $0 }.allSatisfy { $0.start.line == $0.end.line }
  }

  /// Whether this hazard of a type says what comes of a member of that type in the same file: that a property can be set
  /// in an object that was a value, or that one side has an equality of its own.
  fileprivate func says(_ difference: Spoken) -> Bool {
    let isAboutSetting = difference.violation.check == "mutability-differs"
    guard !isAboutSetting || difference.violation.values["side"] == Side.kotlin.languageName,
      finding.severity >= difference.finding.severity, let type = violation.member,
      let member = difference.violation.member
    else { return false }
    let owner = member.split(separator: ".").dropLast().joined(separator: ".")
    return [member, owner].contains { canonicalName($0) == canonicalName(type) }
  }

  /// Whether a difference is about the very code that this hazard is about.
  fileprivate func explains(_ difference: Spoken, _ texts: SourceTexts) -> Bool {
    let shared = sites.compactMap { own in
      difference.sites.first { $0.side == own.side && $0.path == own.path }.map { (own: own, other: $0) }
    }
    // A part of what the hazard marks, unless it is a small part, such as one argument.
    let isInside = shared.contains { own, other in
      !other.range.isEmpty && own.range.contains(other.range) && 2 * other.range.count >= own.range.count
    }
    if isInside { return true }
    guard shared.count == 2, shared.allSatisfy({ $0.other.range.contains($0.own.range) }) else { return false }
    // Around it, both sides say the same.
    let rests = shared.map { own, other in
      words(texts.text(in: ByteRange(Int(other.range.lower), Int(own.range.lower)), of: other))
        + words(texts.text(in: ByteRange(Int(own.range.upper), Int(other.range.upper)), of: other))
    }
    return rests[0] == rests[1]
  }
}

/// Names and numbers of a text as both languages spell them; how a variable or a result is introduced is left out.
private func words(_ text: String) -> [String] {
  text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }.filter { !introductions.contains($0) }
}

private let introductions: Set<String> = ["let", "val", "var", "return", "self", "this", "try", "await"]
