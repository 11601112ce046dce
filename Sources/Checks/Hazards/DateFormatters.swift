internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where do the date formatters of two counterparts have another language, time zone or pattern?
  static let dateFormatterDialect = HazardCheck("date-formatter-dialect") { twin, rule in
    weekYears(in: twin, rule)
      + twin.pairs.flatMap { pair -> [Violation] in
        let unread = unreadDates(in: pair, rule)
        guard let kotlin = DateFormatting.kotlin(pair.kotlin), let swift = DateFormatting.swift(pair.swift) else {
          return unread
        }
        let found = differences(swift, kotlin)
        guard let first = found.first(where: \.isSure) ?? found.first else { return unread }
        // What is certain says no more for what may be.
        let told = found.filter { $0.isSure == first.isSure || $0.isBeside }
        return unread + [
          rule.violation(
            pair, (.kotlin, pair.kotlin.tree.range(kotlin.node)), (.swift, pair.swift.tree.range(swift.node)),
            isSure: first.isSure, isFoundByName: true, saying: first.how,
            values: ["name": "SimpleDateFormat", "how": told.map(\.how).joined(separator: "; ")])
        ]
      }
  }
}

/// `formatter.date(from:)` is nil for a text that is no date; Kotlin's `parse` throws.
private func unreadDates(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let reads = swift.all(.call).filter {
    swift.tree.calleeName($0) == "date" && swift.tree.argument("from", of: $0) != nil
  }
  guard !reads.isEmpty else { return [] }
  let parses = kotlin.all(.call).filter { call in
    guard kotlin.tree.calleeName(call) == "parse", let receiver = kotlin.tree.receiver(call) else { return false }
    let name = kotlin.tree.path(receiver)?.last ?? kotlin.tree.calleeName(receiver) ?? ""
    return dateTypes.contains(name)
      || kotlin.lexicon.says(.formatters, name)
      || kotlin.isDateFormatter(name, at: kotlin.tree.range(call).lower)
  }
  guard reads.count == parses.count else { return [] }
  return zip(reads, parses).compactMap { left, right in
    guard !isProtected(right, in: kotlin), !swift.throwsWithout(left) else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(right)), (.swift, swift.tree.range(left)), isFoundByName: true,
      saying: "unread" + kotlin.tree.structure(right),
      values: ["name": "parse", "how": "a text that is no date is nil in Swift and an exception in Kotlin"])
  }
}

/// Patterns whose year is that of the week, where the other side writes the year of the calendar.
private func weekYears(in twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard let first = twin.pairs.first else { return [] }
  return Side.allCases.flatMap { side -> [Violation] in
    guard first[side].unit.file.contains("YYYY") else { return [] }
    let (own, others) = (first[side].patterns, first[side.other].patterns)
    // Who writes it on both sides means it, or has two of one mistake.
    if others.contains(where: { isWeekYear($0.text) }) { return [] }
    return own.filter { isWeekYear($0.text) }.compactMap { pattern in
      guard let other = others.first(where: { $0.text == replaced(pattern.text, "YYYY", "yyyy") }) else { return nil }
      let pair =
        twin.pairs.first { $0[side].declaration?.range.contains(pattern.range) ?? false && $0.owner != nil } ?? first
      return rule.violation(
        pair, (side, pattern.range), (side.other, other.range), isFoundByName: true, saying: "week year",
        values: [
          "name": pattern.text,
          "how": "`YYYY` is the year of the week, which is another one around New Year; "
            + "\(side.other.languageName) writes `yyyy`",
        ])
    }
  }
}

extension WrittenMember {
  /// The texts of its file that may be patterns of dates.
  fileprivate var patterns: [(range: ByteRange, text: String)] {
    tree.everyNode.filter { tree.kind($0) == .string }.compactMap { node in
      guard let text = literalText(node), text.contains("y") || text.contains("Y") else { return nil }
      return (tree.range(node), text)
    }
  }
}

/// `YYYY-MM-dd`, which speaks of no week.
private func isWeekYear(_ pattern: String) -> Bool {
  let plain = unquoted(pattern)
  return plain.contains("YYYY") && (plain.contains("M") || plain.contains("d")) && !plain.contains("w")
}

private let dateTypes: Set<String> = [
  "SimpleDateFormat", "Instant", "LocalDate", "LocalDateTime", "LocalTime", "ZonedDateTime", "OffsetDateTime",
  "DateTimeFormatter",
]

extension WrittenMember {
  /// Whether a local name was given a formatter.
  fileprivate func isDateFormatter(_ name: String, at offset: UInt32) -> Bool {
    guard let value = environment.initialValue(of: name, at: offset) else { return false }
    return tree.preorder(value).prefix(8).contains { dateTypes.contains(tree.calleeName($0) ?? tree.label($0)) }
  }

  /// Whether nothing goes on where an expression is nil: `x!`, `guard let y = x else { throw … }`, `x ?? fail()`.
  fileprivate func throwsWithout(_ node: NodeID) -> Bool {
    for ancestor in ancestors(node) {
      switch tree.kind(ancestor) {
      case .force: return true
      case .guard:
        return tree.preorder(tree.child(ancestor, 1)).contains {
          tree.kind($0) == .throw || tree.calleeName($0) == "fatalError"
        }
      case .block, .lambda: return false
      default: continue
      }
    }
    return false
  }
}

/// What one formatter does and the other does not, the gravest first.
private struct DialectDifference {
  var how: String
  var isSure: Bool
  /// Whether it is worth saying behind another difference.
  var isBeside = false
}

private func differences(_ swift: DateFormatting, _ kotlin: DateFormatting) -> [DialectDifference] {
  var result = [dialect(swift, kotlin)].compactMap { $0 }
  if let left = swift.pattern, let right = kotlin.pattern, !left.isEmpty,
    comparable(left) != comparable(right)
  {
    result.append(DialectDifference(how: "the patterns are `\(left)` and `\(right)`", isSure: true, isBeside: true))
  }
  if kotlin.parses, !kotlin.isStrict, swift.parses {
    result.append(
      DialectDifference(
        how: "Swift refuses the 31st of February, Kotlin takes it for the 2nd of March", isSure: false, isBeside: true))
  }
  if kotlin.isShared {
    result.append(
      DialectDifference(
        how:
          "two threads that use a `SimpleDateFormat` at once, as this one that is kept for all, get each other's dates",
        isSure: kotlin.isUsedByThreads))
  }
  return result
}

/// Language, time zone and letters: what the same date comes out as.
private func dialect(_ swift: DateFormatting, _ kotlin: DateFormatting) -> DialectDifference? {
  func sure(_ how: String) -> DialectDifference { DialectDifference(how: how, isSure: true) }
  if swift.locale == "fixed", kotlin.locale != "fixed" {
    return sure("Swift says in which language it writes, Kotlin takes the user's")
  }
  if kotlin.locale == "fixed", swift.locale == nil, swift.pattern != nil {
    return sure("Kotlin says in which language it writes, Swift takes the user's, with its 12 or 24 hours")
  }
  let pattern = swift.pattern ?? kotlin.pattern ?? ""
  if swift.hasZone != kotlin.hasZone, !writesZone(pattern), hasTime(pattern) || swift.isISO {
    let sides = swift.hasZone ? ("Swift", "Kotlin") : ("Kotlin", "Swift")
    return sure("\(sides.0) says in which time zone, \(sides.1) takes the user's")
  }
  guard let pattern = kotlin.pattern else { return nil }
  let plain = unquoted(pattern)
  if plain.contains("SSSS") { return sure("`SSSSSS` are milliseconds in Java: .123456 adds two minutes") }
  if plain.contains("u") { return sure("`u` is the year in Swift and the day of the week in Java") }
  if plain.contains("ZZZZZ") { return sure("`ZZZZZ` is `+02:00` in Swift and `+0200` in Java") }
  return nil
}

/// Whether the text itself says in which time zone it is.
private func writesZone(_ pattern: String) -> Bool { unquoted(pattern).contains { "XxZz".contains($0) } }

private func hasTime(_ pattern: String) -> Bool {
  let plain = unquoted(pattern)
  return plain.isEmpty || plain.contains { "HhKkms".contains($0) }
}

/// A pattern with one spelling for what both languages spell in their own way.
private func comparable(_ pattern: String) -> String {
  var result = pattern
  // `+02:00` and `Mon`; what Java makes of five `Z`, and the year of a week, is told by itself.
  for (long, short) in [
    ("YYYY", "y"), ("ZZZZZ", "XXX"), ("yyyy", "y"), ("EEE", "E"), ("ZZZ", "Z"), ("EE", "E"), ("ZZ", "Z"),
  ] {
    guard !(short == "E" && result.contains("EEEE")) else { continue }
    result = replaced(result, long, short)
  }
  return result
}

/// A text with another one in every place of a part of it.
private func replaced(_ text: String, _ part: String, _ other: String) -> String {
  var result = ""
  var rest = text[...]
  while let first = rest.first {
    if rest.hasPrefix(part) {
      result += other
      rest = rest.dropFirst(part.count)
    } else {
      result.append(first)
      rest = rest.dropFirst()
    }
  }
  return result
}

/// A pattern without what stands in quotes.
private func unquoted(_ pattern: String) -> String {
  pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }.map {
    String($0.element)
  }.joined()
}
