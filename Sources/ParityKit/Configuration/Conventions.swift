internal import Linting
internal import Pairing
internal import RuleBook
internal import SourceModel

extension PairingConventions {
  /// The same with what directives say.
  func with(_ directives: [Directive]) -> PairingConventions {
    var all = self
    all.pairs += directives.compactMap(filePair)
    all.declared += directives.compactMap(declaredTwin)
    return all
  }
}

/// What the configuration and the rule book say about counterparts, in the form in which `pair` takes it.
func pairingConventions(_ configuration: Configuration, book: RuleSet) -> PairingConventions {
  let configured = configuration.names.map { pair in
    PairingConventions.NamePattern(swift: withStem(pair.swift), kotlin: withStem(pair.kotlin))
  }
  let roles = book.roles.flatMap {
    PairingConventions.role(swift: $0.names.swift, kotlin: $0.names.kotlin, scope: scope($0.scope))
  }
  return PairingConventions(
    names: configured + roles,
    patterns: configuration.patterns.map { PairingConventions.PatternPair(swift: $0.swift, kotlin: $0.kotlin) },
    pairs: configuration.pairs.map { PairingConventions.PathPair(swift: $0.swift, kotlin: $0.kotlin) },
    synonyms: NameSynonyms(
      names: book.names.members, words: book.names.types,
      lifecycle: book.plumbing.moments.map { ($0.swift, $0.kotlin) },
      eventPrefixes: book.names.events.swift + book.names.events.kotlin,
      streams: book.names.streams),
    plumbing: plumbing(book), lexicon: book.lexicon,
    tests: TestFiles(
      swift: patterns(ofFolders: book.files.testFolders.swift),
      kotlin: patterns(ofFolders: book.files.testFolders.kotlin), suffixes: book.files.testSuffixes),
    examples: ExampleFiles(
      words: book.files.exampleWords,
      apps: book.files.exampleApps))
}

private func scope(_ scope: Role.Scope) -> PairingConventions.NamePattern.Scope {
  switch scope {
  case .any: .any
  case .interfaces: .interfaces
  case .implementations: .implementations
  case .views: .views
  }
}

private func plumbing(_ book: RuleSet) -> Plumbing {
  let table = book.plumbing
  func platform(_ side: Side) -> Plumbing.Platform {
    // Names are looked up in the normal form, where a type may have another one.
    let views = Set(table.views[side])
    let normal = book.types.filter { !views.isDisjoint(with: $0.names[side]) }.map(\.normal)
    return Plumbing.Platform(
      lifecycle: table.lifecycle[side], bindings: table.bindings[side], views: table.views[side] + normal,
      shells: table.shells[side], viewMarks: table.viewMarks[side], codecs: table.codecs[side],
      names: table.platforms[side])
  }
  return Plumbing(
    swift: platform(.swift), kotlin: platform(.kotlin), parameters: table.parameters, diagnostics: table.diagnostics,
    synthesized: table.synthesized, viewWords: table.viewWords, supportWords: book.files.supportAffixes)
}

/// Name patterns of the configuration may call their one capture as they like; pairing knows it as `{N}`.
private func withStem(_ pattern: PathPattern) -> String {
  guard let name = pattern.captureNames.first else { return pattern.text }
  return pattern.text.replacing("{\(name)}", with: "{N}")
}

/// `parity:twin path/to/Counterpart.kt`.
private func filePair(_ directive: Directive) -> PairingConventions.PathPair? {
  guard case .twin(let target) = directive.action, Side(path: target) == directive.side.other else { return nil }
  return directive.side == .swift
    ? PairingConventions.PathPair(swift: directive.path, kotlin: target, evidence: .directive)
    : PairingConventions.PathPair(swift: target, kotlin: directive.path, evidence: .directive)
}

/// `parity:twin Other.member`.
private func declaredTwin(_ directive: Directive) -> PairingConventions.DeclaredTwin? {
  guard case .twin(let target) = directive.action, Side(path: target) == nil else { return nil }
  return PairingConventions.DeclaredTwin(
    side: directive.side, path: directive.path, offset: directive.scope.lower, target: target,
    position: directive.position)
}
