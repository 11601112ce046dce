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
  let equalities = ownEqualities(spoken)
  guard !hazards.isEmpty || !types.isEmpty || !equalities.isEmpty else { return spoken }
  return spoken.filter { candidate in
    if candidate.violation.check == "missing-value-equality",
      candidate.keysOfSubject.contains(where: { key in
        equalities[key].map { $0 >= candidate.finding.severity } ?? false
      })
    {
      return false
    }
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

/// How loudly it is told of a type of a file that one side only says when two of its values are equal: that they are
/// told apart by who they are on the other side is the same fact.
private func ownEqualities(_ spoken: [Spoken]) -> [Subject: Severity] {
  var told: [Subject: Severity] = [:]
  for candidate in spoken where candidate.violation.check == "missing-override-of-equality" {
    for key in candidate.keysOfSubject { told[key] = max(told[key] ?? .info, candidate.finding.severity) }
  }
  return told
}

/// The checks that hold texts against each other.
private let differences: Set<String> = ["call-differs", "statement-missing", "statement-differs", "condition-differs"]

private struct Key: Hashable {
  var side: Side
  var path: String

  init(_ site: Site) { (side, path) = (site.side, site.path) }
}

/// What a violation about a type calls the type, and where it speaks of it.
private struct Subject: Hashable {
  var name: String
  var place: Key
}

extension Spoken {
  fileprivate var keysOfSubject: [Subject] {
    guard let name = violation.values["name"] else { return [] }
    return sites.map { Subject(name: name, place: Key($0)) }
  }

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
    let rests = shared.map { own, other -> [String] in
      [
        texts.text(in: ByteRange(Int(other.range.lower), Int(own.range.lower)), of: other),
        texts.text(in: ByteRange(Int(own.range.upper), Int(other.range.upper)), of: other),
      ]
    }
    guard rests[0].flatMap({ words($0) }) == rests[1].flatMap({ words($0) }) else { return false }
    if difference.violation.check != "condition-differs" { return true }
    let operators = rests.map { comparisons(before: $0[0], behind: $0[1]) }
    return haveOneMeaning(operators, isTurned: shared.contains { asksForOpposite($0.other, texts) })
  }
}

/// Whether two lists of operators compare alike. Where only one of them says how to compare, the hazard says why.
///
/// - Parameter isTurned: one side asks for what must hold, so that the other may ask for its opposite.
private func haveOneMeaning(_ operators: [[String]], isTurned: Bool) -> Bool {
  guard operators[0].count == operators[1].count, operators[0] != operators[1] else { return true }
  return isTurned && operators[0].map { opposites[$0] } == operators[1]
}

private let opposites = [
  "<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
  "&&": "||", "||": "&&",
]

/// The operators around a value, as if the value stood before each: `3 < n` is `n > 3`.
private func comparisons(before: String, behind: String) -> [String] {
  let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
  func operators(_ text: String) -> [String] {
    text.split { !"<>=!&|".contains($0) }.map(String.init).filter { opposites[$0] != nil }
  }
  return operators(before).map { turned[$0] ?? $0 } + operators(behind)
}

/// Whether a condition says what must hold for the code to go on: `guard`, `require`.
private func asksForOpposite(_ site: Site, _ texts: SourceTexts) -> Bool {
  let lower = Int(site.range.lower)
  let before = texts.text(in: ByteRange(max(0, lower - 200), lower), of: site)
  let start = before.lastIndex { $0 == "{" || $0 == "}" || $0 == ";" || $0.isNewline } ?? before.startIndex
  let head = before[start...]
  return head.split { !$0.isLetter }.contains { demands.contains(String($0)) }
}

private let demands: Set<String> = ["guard", "require", "check", "takeIf"]

/// Names and numbers of a text as both languages spell them; how a variable or a result is introduced is left out.
private func words(_ text: String) -> [String] {
  text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }.filter { !introductions.contains($0) }
}

private let introductions: Set<String> = ["let", "val", "var", "return", "self", "this", "try", "await"]
