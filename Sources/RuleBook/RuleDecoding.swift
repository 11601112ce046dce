internal import FindingModel
internal import SourceModel

extension YAMLReader {
  /// Reads one rule document; `nil` when it is too broken to be a rule. All its mistakes are reported.
  ///
  /// - Parameters:
  ///   - known: rules that are there already; their ids are taken.
  ///   - leavesExamples: whether the document has been cut where its examples begin.
  mutating func rule(checks: CheckCatalogue, known: [Rule] = [], leavesExamples: Bool = false) -> Rule? {
    let fields = mapping(
      root(),
      required: ["id", "check", "severity", "summary", "message", "why", "instead"]
        + (leavesExamples ? [] : ["examples"]),
      optional: ["family", "habit", "options", "operations", "given", "unless"])
    guard let fields else { return nil }
    let id = ruleID(fields["id"])
    let earlier = known.first { $0.id == id }
    if let id, let earlier, let node = fields["id"] {
      let place = earlier.isBuiltIn ? "It is one of parity's own" : "It is in \(earlier.path)"
      report("the rule `\(id)` exists already", at: node.position, hint: "\(place); give this one another name.")
    }
    let check = choice(fields["check"], among: checks.names)
    let family = fields["family"].flatMap { identifier($0) } ?? ""
    let severity: Severity? = choice(fields["severity"], of: Severity.self)
    let summary = pillar(fields["summary"])
    let message = message(fields["message"], check: check, checks: checks)
    let why = pillar(fields["why"])
    let instead = pillar(fields["instead"])
    let habit = integer(fields["habit"])
    if let habit, habit < 2, let node = fields["habit"] {
      report("one finding is no habit", at: node.position, hint: "From two on, one speaks for all.")
    }
    let options = options(fields["options"], check: check)
    let operations = operationTable(fields)
    if let check, let node = fields["check"], CheckCatalogue.needsOperations.contains(check),
      fields["operations"] == nil
    {
      report(
        "the check `\(check)` needs operations", at: node.position,
        hint: "Add `operations:` with rows of `does`, `swift` and `kotlin`.")
    }
    let examples = leavesExamples ? nil : examples(fields["examples"], rule: id)
    guard earlier == nil, let id, let check, let severity, let summary, let message, let why, let instead else {
      return nil
    }
    return Rule(
      id: id, check: check, family: family, severity: severity, summary: summary, message: message, why: why,
      instead: instead, habit: habit, options: options, operations: operations, examples: examples, path: path)
  }

  /// Kebab-case, and the document's own name.
  private mutating func ruleID(_ node: YAMLNode?) -> String? {
    guard let node, let id = identifier(node) else { return nil }
    let base = path.split(separator: "/").last.map(String.init) ?? path
    let expected = String(base.prefix { $0 != "." })
    if id != expected {
      report("`id` is `\(id)`, but the file is called `\(base)`", at: node.position, hint: "Give both the same name.")
    }
    return id
  }

  /// A kebab-case word: lower-case letters and digits, in parts joined by single hyphens.
  mutating func identifier(_ node: YAMLNode?) -> String? {
    guard let node, let id = string(node) else { return nil }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isKebab = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || digits.contains($0) }
    }
    if !isKebab || id.utf8.first.map(digits.contains) == true {
      report("`\(id)` is not kebab-case", at: node.position, hint: "Write it like `missing-member`.")
    }
    return id
  }

  private mutating func pillar(_ node: YAMLNode?) -> String? {
    guard let node, let text = string(node) else { return nil }
    let trimmed = text.trimmingBlanks
    if trimmed.isEmpty { report("\(node.name) says nothing", at: node.position) }
    return trimmed
  }

  private mutating func message(_ node: YAMLNode?, check: String?, checks: CheckCatalogue) -> MessageTemplate? {
    guard let node, let text = pillar(node) else { return nil }
    let template = MessageTemplate(text)
    guard let check, let known = checks.placeholders(of: check) else { return template }
    for placeholder in template.placeholders where !known.contains(placeholder) {
      report(
        "the check `\(check)` fills no placeholder `{\(placeholder)}`", at: node.position,
        hint: hint(for: placeholder, among: known.sorted()))
    }
    return template
  }

  /// Settings of a check: known names only, each with words of its kind.
  package mutating func options(_ node: YAMLNode?, check: String?) -> [RuleOption] {
    var options: [RuleOption] = []
    for entry in entries(node) ?? [] {
      guard let check else { continue }
      let known = CheckCatalogue.options(of: check)
      guard let option = known.first(where: { $0.name == entry.key }) else {
        let names = known.map { "`\($0.name)`" }.joined(separator: ", ")
        report(
          "unknown option `\(entry.key)`", at: entry.keyPosition,
          hint: known.isEmpty
            ? "The check `\(check)` has no options." : "The check `\(check)` has: \(names).")
        continue
      }
      guard let values = strings(entry.value) else { continue }
      for value in values {
        guard let words = option.words, !words.contains(value) else { continue }
        report("`\(entry.key)` cannot be `\(value)`", at: entry.value.position, hint: hint(for: value, among: words))
      }
      options.append(RuleOption(name: entry.key, values: values))
    }
    return options
  }

  /// Both sources before the change; both are needed, because only what both once agreed upon can be owed.
  private mutating func base(_ node: YAMLNode?) -> RuleExample.Base? {
    guard let node, let fields = mapping(node, required: ["swift", "kotlin"]) else { return nil }
    guard let swift = string(fields["swift"]), let kotlin = string(fields["kotlin"]) else { return nil }
    return RuleExample.Base(swift: swift, kotlin: kotlin)
  }

  private mutating func examples(_ node: YAMLNode?, rule: String?) -> [RuleExample] {
    guard let node else { return [] }
    let before = problems.count
    var examples: [RuleExample] = []
    for item in items(node) ?? [] {
      guard let fields = mapping(item, required: ["name"], optional: ["swift", "kotlin", "base"]) else { continue }
      guard let name = string(fields["name"]) else { continue }
      let swift = string(fields["swift"])
      let kotlin = string(fields["kotlin"])
      if fields["swift"] == nil, fields["kotlin"] == nil {
        report("the example `\(name)` has no source", at: item.position, hint: "Add `swift:` and `kotlin:`.")
      }
      examples.append(
        RuleExample(
          name: name, swift: swift, kotlin: kotlin, base: base(fields["base"]), line: item.position.line,
          sourceLines: PerSide(swift: firstLine(fields["swift"]), kotlin: firstLine(fields["kotlin"]))))
    }
    guard let rule, problems.count == before else { return examples }
    if !examples.contains(where: { $0.fires(rule) }) {
      report(
        "no example shows the rule at work", at: node.position,
        hint: "Put a marker such as `//~ ^^^ \(rule)` under the line it speaks of.")
    }
    if examples.allSatisfy({ $0.fires(rule) }) {
      report("no example shows the rule silent", at: node.position, hint: "Add one without a marker of `\(rule)`.")
    }
    return examples
  }
}

extension String {
  /// Without white space at both ends.
  var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
