package import FindingModel
internal import SourceModel

/// What is wrong with the directives themselves: no reason given, or their time is over.
package func violations(of directives: [Directive], today: String) -> [Violation] {
  directives.flatMap { directive -> [Violation] in
    var found: [Violation] = []
    if directive.reason == nil, directive.needsReason {
      found.append(violation("unexplained-directive", directive, ["directive": directive.name]))
    }
    if directive.isExpired(on: today) {
      found.append(
        violation("expired-directive", directive, ["directive": directive.name, "day": directive.until ?? ""]))
    }
    return found
  }
}

/// Directives that silence nothing.
package func violations(of unused: [SuppressionResult.Unused]) -> [Violation] {
  unused.map { unused in
    let what = unused.rules.isEmpty ? unused.directive.name : unused.rules.joined(separator: ", ")
    return violation("unused-directive", unused.directive, ["directive": unused.directive.name, "rules": what])
  }
}

private func violation(_ check: String, _ directive: Directive, _ values: [String: String]) -> Violation {
  Violation(
    check: check, values: values, member: nil,
    primary: Site(side: directive.side, path: directive.path, range: directive.words), counterpart: nil,
    identity: [directive.side.rawValue, directive.name] + directive.rules)
}

extension Directive {
  /// As its author wrote it: `parity:disable`, `parity:platform-only`.
  fileprivate var name: String {
    switch action {
    case .disable: isAnnotation ? "@Suppress" : "parity:disable"
    case .platformOnly: "parity:platform-only"
    case .twin: "parity:twin"
    }
  }

  fileprivate var rules: [String] {
    if case .disable(let rules) = action { return rules }
    return []
  }

  fileprivate var needsReason: Bool {
    if case .twin = action { return false }
    return true
  }
}
