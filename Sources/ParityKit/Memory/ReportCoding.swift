internal import Caching
internal import FindingModel
internal import SourceModel

/// How a report is kept in the cache: all but what the run that reads it knows for itself, its scope and its rules.
extension Report {
  var stored: [UInt8] {
    var writer = ByteWriter()
    for number in counts.stored { writer.write(number) }
    writer.write(twins) { $0.write(twin: $1) }
    writer.write(unpaired) { writer, file in
      writer.write(file.side.rawValue)
      writer.write(file.path)
    }
    writer.write(findings) { $0.write(finding: $1) }
    writer.write(problems) { $0.write(problem: $1) }
    return writer.bytes
  }

  /// - Returns: `nil` when the bytes are no report.
  init?(stored bytes: [UInt8], scope: Scope, rules: [RuleNote]) {
    var reader = ByteReader(bytes)
    guard let counts = Counts(stored: &reader), let twins = reader.list({ $0.twin() }),
      let unpaired = reader.list({ reader -> UnpairedFile? in
        guard let side = reader.side(), let path = reader.text() else { return nil }
        return UnpairedFile(side: side, path: path)
      }),
      let findings = reader.list({ $0.finding() }), let problems = reader.list({ $0.problem() }), reader.isAtEnd
    else { return nil }
    self.init(
      toolVersion: ParityKit.toolVersion, scope: scope, counts: counts, twins: twins, unpaired: unpaired,
      findings: findings, problems: problems, isComplete: !problems.contains { $0.severity == .error }, rules: rules)
  }
}

extension Report.Counts {
  private static var fields: [WritableKeyPath<Report.Counts, Int>] {
    [
      \.twins, \.inScope, \.unpairedSwift, \.unpairedKotlin, \.skipped, \.baselined, \.staleBaseline, \.suppressed,
      \.existing, \.resolved,
    ]
  }

  fileprivate var stored: [Int] { Self.fields.map { self[keyPath: $0] } }

  fileprivate init?(stored reader: inout ByteReader) {
    self.init()
    for field in Self.fields {
      guard let number = reader.number() else { return nil }
      self[keyPath: field] = number
    }
  }
}

// MARK: Writing

extension ByteWriter {
  fileprivate mutating func write(twin: Report.TwinSummary) {
    write(twin.swiftPath)
    write(twin.kotlinPath)
    write(twin.evidence) { $0.write($1) }
    write(twin.rawSimilarity.bitPattern)
    write(twin.normalizedSimilarity.bitPattern)
    write(twin.comparison)
    for number in [twin.equalMembers, twin.divergentMembers, twin.swiftOnlyMembers, twin.kotlinOnlyMembers] {
      write(number)
    }
    write(ifAny: twin.text) { writer, text in
      writer.write(text.swift)
      writer.write(text.kotlin)
      writer.write(text.members) { writer, link in
        writer.write(link.name)
        writer.write(link.standing.rawValue)
        for lines in [link.swift, link.kotlin] {
          writer.write(ifAny: lines) { writer, lines in
            writer.write(lines.lowerBound)
            writer.write(lines.upperBound)
          }
        }
      }
    }
  }

  fileprivate mutating func write(finding: Finding) {
    write(finding.rule)
    write(finding.severity.rawValue)
    write(finding.message)
    write(finding.fingerprint)
    write(ifAny: finding.member)
    write(finding.state.rawValue)
    write(place: finding.primary)
    write(ifAny: finding.counterpart) { $0.write(place: $1) }
    write(ifAny: finding.primaryLine)
    write(ifAny: finding.counterpartLine)
    write(ifAny: finding.crowd)
    write(ifAny: finding.habit) {
      $0.write($1.name)
      $0.write($1.least)
    }
  }

  private mutating func write(place: Place) {
    write(place.side.rawValue)
    write(place.path)
    for position in [place.start, place.end] { write(position: position) }
  }

  private mutating func write(position: SourcePosition) {
    write(position.line)
    write(position.column)
  }

  fileprivate mutating func write(problem: Problem) {
    write(problem.severity.rawValue)
    write(ifAny: problem.path)
    write(ifAny: problem.position) { $0.write(position: $1) }
    write(ifAny: problem.line)
    write(problem.message)
    write(ifAny: problem.hint)
  }
}

// MARK: Reading

extension ByteReader {
  fileprivate mutating func side() -> Side? { word(Side.self) }

  fileprivate mutating func twin() -> Report.TwinSummary? {
    guard let swift = text(), let kotlin = text(), let evidence = list({ $0.text() }), let raw = word(),
      let normalized = word(), let comparison = text(), let equal = number(), let divergent = number(),
      let swiftOnly = number(), let kotlinOnly = number(), let text = optional({ $0.twinText() })
    else { return nil }
    return Report.TwinSummary(
      swiftPath: swift, kotlinPath: kotlin, evidence: evidence, rawSimilarity: Double(bitPattern: raw),
      normalizedSimilarity: Double(bitPattern: normalized), comparison: comparison, equalMembers: equal,
      divergentMembers: divergent, swiftOnlyMembers: swiftOnly, kotlinOnlyMembers: kotlinOnly, text: text)
  }

  private mutating func twinText() -> TwinText? {
    guard let swift = text(), let kotlin = text(), let members = list({ $0.memberLink() }) else { return nil }
    return TwinText(swift: swift, kotlin: kotlin, members: members)
  }

  private mutating func memberLink() -> MemberLink? {
    guard let name = text(), let standing = word(MemberLink.Standing.self), let swift = optional({ $0.lines() }),
      let kotlin = optional({ $0.lines() })
    else { return nil }
    return MemberLink(name: name, standing: standing, swift: swift, kotlin: kotlin)
  }

  private mutating func lines() -> ClosedRange<Int>? {
    guard let lower = number(), let upper = number(), lower <= upper else { return nil }
    return lower...upper
  }

  fileprivate mutating func finding() -> Finding? {
    guard let rule = text(), let severity = word(Severity.self), let message = text(), let fingerprint = text(),
      let member = optional({ $0.text() }), let state = word(FindingState.self), let primary = place(),
      let counterpart = optional({ $0.place() }), let primaryLine = optional({ $0.text() }),
      let counterpartLine = optional({ $0.text() }), let crowd = optional({ $0.text() }),
      let habit = optional({ $0.habit() })
    else { return nil }
    var finding = Finding(
      rule: rule, severity: severity, message: message, fingerprint: fingerprint, member: member, state: state,
      primary: primary, counterpart: counterpart, primaryLine: primaryLine, counterpartLine: counterpartLine)
    finding.crowd = crowd
    finding.habit = habit
    return finding
  }

  private mutating func habit() -> Habit? {
    guard let name = text(), let least = number() else { return nil }
    return Habit(name: name, least: least)
  }

  private mutating func place() -> Place? {
    guard let side = side(), let path = text(), let start = position(), let end = position() else { return nil }
    return Place(side: side, path: path, start: start, end: end)
  }

  private mutating func position() -> SourcePosition? {
    guard let line = number(), let column = number() else { return nil }
    return SourcePosition(line: line, column: column)
  }

  fileprivate mutating func problem() -> Problem? {
    guard let severity = word(Problem.Severity.self), let path = optional({ $0.text() }),
      let position = optional({ $0.position() }), let line = optional({ $0.text() }), let message = text(),
      let hint = optional({ $0.text() })
    else { return nil }
    return Problem(severity, path: path, position: position, line: line, message: message, hint: hint)
  }
}
