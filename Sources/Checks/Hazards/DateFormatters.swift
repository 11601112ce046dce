internal import CodeModel
internal import FindingModel
internal import SourceModel

extension HazardCheck {
  /// Where do the date formatters of two counterparts have another language, time zone or pattern?
  static let dateFormatterDialect = HazardCheck("date-formatter-dialect") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let unread = unreadDates(in: pair, rule)
      guard let swift = swiftFormatter(pair.swift), let kotlin = kotlinFormatter(pair.kotlin),
        let (how, isSure) = difference(swift, kotlin)
      else { return unread }
      return unread + [
        rule.violation(
          pair, (.kotlin, pair.kotlin.tree.range(kotlin.node)), (.swift, pair.swift.tree.range(swift.node)),
          isSure: isSure,
          saying: how, values: ["name": "SimpleDateFormat", "how": how])
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
      || !Set(words(of: name)).isDisjoint(with: ["formatter", "format", "parser", "df", "sdf"])
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

private let dateTypes: Set<String> = [
  "SimpleDateFormat", "Instant", "LocalDate", "LocalDateTime", "LocalTime", "ZonedDateTime", "OffsetDateTime",
  "DateTimeFormatter",
]

extension WrittenMember {
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

private struct Formatter {
  var node: NodeID
  /// `fixed`, `current`, or `nil` when nothing is said.
  var locale: String?
  var hasZone = false
  var pattern: String?
  var parses = false
  var isStrict = false
}

private func difference(_ swift: Formatter, _ kotlin: Formatter) -> (String, Bool)? {
  if swift.locale == "fixed", kotlin.locale != "fixed" {
    return ("Swift says in which language it writes, Kotlin takes the user's", true)
  }
  if kotlin.locale == "fixed", swift.locale == nil, swift.pattern != nil {
    return ("Kotlin says in which language it writes, Swift takes the user's, with its 12 or 24 hours", true)
  }
  if swift.hasZone != kotlin.hasZone, !(swift.pattern ?? kotlin.pattern ?? "").hasSuffix("Z"),
    hasTime(swift.pattern ?? kotlin.pattern ?? "")
  {
    let sides = swift.hasZone ? ("Swift", "Kotlin") : ("Kotlin", "Swift")
    return ("\(sides.0) says in which time zone, \(sides.1) takes the user's", true)
  }
  guard let pattern = kotlin.pattern else { return nil }
  let plain = unquoted(pattern)
  if plain.contains("SSSS") { return ("`SSSSSS` are milliseconds in Java: .123456 adds two minutes", true) }
  if plain.contains("u") { return ("`u` is the year in Swift and the day of the week in Java", true) }
  if plain.contains("ZZZZZ") { return ("`ZZZZZ` is `+02:00` in Swift and `+0200` in Java", true) }
  if kotlin.parses, !kotlin.isStrict, swift.parses {
    return ("Swift refuses the 31st of February, Kotlin takes it for the 2nd of March", false)
  }
  return nil
}

private func hasTime(_ pattern: String) -> Bool {
  let plain = unquoted(pattern)
  return plain.isEmpty || plain.contains { "HhKkms".contains($0) }
}

/// A pattern without what stands in quotes.
private func unquoted(_ pattern: String) -> String {
  pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }.map {
    String($0.element)
  }.joined()
}

private func swiftFormatter(_ member: WrittenMember) -> Formatter? {
  let tree = member.tree
  let makers = member.all(.call).filter { tree.calleeName($0) == "DateFormatter" && tree.childCount($0) == 1 }
  guard makers.count == 1 else { return nil }
  var result = Formatter(node: makers[0])
  for node in member.nodes {
    switch tree.kind(node) {
    case .assign:
      let target = tree.child(node, 0)
      guard tree.kind(target) == .member else { continue }
      switch tree.label(target) {
      case "locale": result.locale = isFixed(tree.child(node, 1), member) ? "fixed" : "current"
      case "timeZone": result.hasZone = true
      case "dateFormat": result.pattern = text(tree.child(node, 1), tree) ?? ""
      default: break
      }
    case .call where tree.calleeName(node) == "date": result.parses = true
    case .call where tree.calleeName(node) == "setLocalizedDateFormatFromTemplate": result.locale = "current"
    default: break
    }
  }
  return result
}

private func kotlinFormatter(_ member: WrittenMember) -> Formatter? {
  let tree = member.tree
  let makers = member.all(.call).filter { tree.calleeName($0) == "SimpleDateFormat" }
  guard makers.count < 2, let maker = makers.first ?? keptFormatter(member) else { return nil }
  var result = Formatter(node: maker)
  let arguments = tree.argumentValues(maker)
  result.pattern = arguments.first.flatMap { text($0, tree) }
  if arguments.count > 1 { result.locale = isFixed(arguments[1], member) ? "fixed" : "current" }
  for node in member.nodes {
    switch tree.kind(node) {
    case .assign:
      let target = tree.child(node, 0)
      let name = tree.path(target)?.last
      if name == "timeZone" { result.hasZone = true }
      if name == "isLenient" { result.isStrict = true }
    case .call where tree.calleeName(node) == "setTimeZone": result.hasZone = true
    case .call where tree.calleeName(node) == "parse": result.parses = true
    default: break
    }
  }
  return result
}

/// The formatter that a property in the same file holds, where the member uses it by name.
private func keptFormatter(_ member: WrittenMember) -> NodeID? {
  let tree = member.tree
  let used = Set(member.all(.name).map { tree.label($0) })
  var result: NodeID?
  member.unit.forEachDeclaration { declaration, _ in
    guard result == nil, declaration.kind == .property, used.contains(declaration.name), let value = declaration.value,
      tree.calleeName(value) == "SimpleDateFormat"
    else { return }
    result = value
  }
  return result
}

/// `Locale(identifier: "en_US_POSIX")`, `Locale.US`, `Locale.ROOT`; not the user's own.
private func isFixed(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let words = member.text(node)
  return !words.contains("getDefault") && !words.contains("current") && !words.contains("autoupdating")
    && (words.contains("\"") || words.contains("US") || words.contains("ROOT") || words.contains("ENGLISH")
      || words.contains("UK"))
}

private func text(_ node: NodeID, _ tree: Tree) -> String? {
  guard tree.kind(node) == .string, tree.isLiteral(node) else { return nil }
  return tree.children(node).map { tree.label($0) }.joined()
}
