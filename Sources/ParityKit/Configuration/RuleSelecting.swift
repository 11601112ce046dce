internal import FindingModel
internal import Linting
internal import SourceModel

extension Configuration {
  /// Joins what the document says about rules with what the command line says, which wins.
  func selection(_ commandLine: RuleSelection) -> RuleSelection {
    var result = commandLine
    var excludes: [String: [PathPattern]] = [:]
    var includes: [String: [PathPattern]] = [:]
    for settings in rules {
      if settings.isOff, !commandLine.only.contains(settings.rule) { result.disabled.insert(settings.rule) }
      if let severity = settings.severity, result.severities[settings.rule] == nil {
        result.severities[settings.rule] = severity
      }
      excludes[settings.rule] = settings.exclude
      includes[settings.rule] = settings.include
    }
    let (excluded, included) = (excludes, includes)
    result.excludes = { rule, side, path in
      commandLine.excludes(rule, side, path) || (excluded[rule] ?? []).contains { $0.covers(path) }
    }
    result.includes = { rule, side, path in
      let patterns = included[rule] ?? []
      return commandLine.includes(rule, side, path) && (patterns.isEmpty || patterns.contains { $0.covers(path) })
    }
    return result
  }
}
