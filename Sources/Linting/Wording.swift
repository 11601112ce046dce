package import FindingModel
package import RuleBook

/// Puts violations into words: every rule that asks a violation's check and may speak makes a finding of it.
///
/// The result is in `Finding.reportOrder` and does not depend on the order of the violations.
package func word(
  _ violations: [Violation], book: RuleSet, selection: RuleSelection = RuleSelection(), texts: SourceTexts
) -> [Finding] {
  var rules: [String: [Rule]] = [:]
  for rule in book.rules where selection.allows(rule.id) { rules[rule.check, default: []].append(rule) }

  var spoken: [Spoken] = []
  for violation in violations {
    for rule in rules[violation.check] ?? []
    where (violation.rule ?? rule.id) == rule.id && !isExcluded(violation, rule, selection) {
      spoken.append(
        Spoken(
          violation: violation, finding: finding(rule, violation, selection, texts), isHazard: !rule.family.isEmpty))
    }
  }
  var worded = toldOnce(spoken, texts).map { (finding: $0.finding, identity: $0.violation.identity) }
  worded.sort { left, right in
    if left.finding != right.finding { return Finding.reportOrder(left.finding, right.finding) }
    return left.identity.lexicographicallyPrecedes(right.identity)
  }

  return worded.map { finding, identity in
    var finding = finding
    finding.fingerprint = Fingerprint.of(rule: finding.rule, identity: identity)
    return finding
  }
}

/// Excluding a path on either side silences the pair there; including one on either side is enough for the pair.
private func isExcluded(_ violation: Violation, _ rule: Rule, _ selection: RuleSelection) -> Bool {
  let sites = [violation.primary, violation.counterpart].compactMap { $0 }
  return sites.contains { selection.excludes(rule.id, $0.side, $0.path) }
    || !sites.contains { selection.includes(rule.id, $0.side, $0.path) }
}

private func finding(_ rule: Rule, _ violation: Violation, _ selection: RuleSelection, _ texts: SourceTexts) -> Finding
{
  var finding = Finding(
    rule: rule.id, severity: selection.severity(of: rule, confidence: violation.confidence),
    message: message(rule.message, violation.values), fingerprint: "", member: violation.member,
    primary: texts.place(violation.primary), counterpart: violation.counterpart.map(texts.place),
    primaryLine: texts.line(violation.primary), counterpartLine: violation.counterpart.flatMap(texts.line))
  finding.crowd = violation.crowd
  let words = [rule.id] + (violation.habitWords ?? [finding.message])
  finding.habit = violation.habit ?? rule.habit.map { Habit(name: words.joined(separator: "\n"), least: $0) }
  return finding
}

private func message(_ template: MessageTemplate, _ values: [String: String]) -> String {
  let pair = Excerpt.pair(values["swift"] ?? "", values["kotlin"] ?? "")
  return template.filled { name in
    switch name {
    case "swift" where values[name] != nil: pair.left
    case "kotlin" where values[name] != nil: pair.right
    // Sentences of a rule's own document or of its check, not the user's code.
    case "swiftWay", "kotlinWay", "how", "names", "words": values[name] ?? "…"
    // A check that does not fill its placeholder is our bug; a gap in one sentence is no reason to lose the run.
    default: values[name].map(Excerpt.of) ?? "…"
    }
  }
}
