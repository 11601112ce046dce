internal import CodeModel
internal import Pairing
internal import RuleBook
internal import SourceModel

/// What the configuration and directives say about counterparts and what could not be followed: it is said, because the
/// author believes that it works.
func pairingProblems(_ mapping: Mapping) -> [Problem] {
  mapping.unresolved.map { problem($0, mapping) } + mapping.missing.map { problem($0, mapping) }
}

private func problem(_ twin: UnresolvedTwin, _ mapping: Mapping) -> Problem {
  let directive = twin.directive
  let other = directive.side.other
  let (message, hint): (String, String?) =
    switch twin.reason {
    case .unknown:
      (
        "nothing in \(other.languageName) is called `\(directive.target)`",
        Spelling.suggestion(for: directive.target, among: mapping.index(other).declarations.map(\.path))
          .map { "Did you mean `\($0)`?" }
      )
    case .ambiguous(let paths):
      (
        "`\(directive.target)` may be any of \(paths.count) in \(other.languageName)",
        "Write the whole path and, for overloads, the parameters: `\(paths.first ?? "Type.member")(name:)`."
      )
    case .taken: ("`\(directive.target)` already has a counterpart by another directive", nil)
    case .unlike: ("`\(directive.target)` cannot be the counterpart: one is a type, the other is none", nil)
    }
  return Problem(.warning, path: directive.path, position: directive.position, message: message, hint: hint)
}

private func problem(_ pair: PairingConventions.PathPair, _ mapping: Mapping) -> Problem {
  let side: Side = has(pair.swift, mapping.swift) ? .kotlin : .swift
  let (absent, present) = side == .swift ? (pair.swift, pair.kotlin) : (pair.kotlin, pair.swift)
  let paths = mapping.index(side).units.map(\.file.path)
  return Problem(
    .warning, path: present,
    message: "its counterpart `\(absent)` is not among the \(side.languageName) files",
    hint: Spelling.suggestion(for: absent, among: paths).map { "Did you mean `\($0)`?" }
      ?? "Paths are relative to the root of the \(side.languageName) side.")
}

private func has(_ path: String, _ index: DeclarationIndex) -> Bool {
  index.units.contains { $0.file.path == path || $0.file.path.hasSuffix("/" + path) }
}
