internal import CodeModel
package import SourceModel

/// How some twins stood to each other at one moment of their history.
package struct Moment: Sendable, Hashable {
  /// What diverged.
  package var traces: [Trace]
  package var declared: [Side: Declared]
  /// The files that there were, by their paths of today.
  package var files: [Side: Set<String>]

  package init(traces: [Trace], declared: [Side: Declared], files: [Side: Set<String>]) {
    self.traces = traces
    self.declared = declared
    self.files = files
  }
}

/// What one side declared, as hashes: enough to tell whether something was there, and whether it was edited.
package struct Declared: Sendable, Hashable {
  /// By a hash of the canonical path: a hash of what the declarations of this path say.
  package private(set) var forms: [UInt64: UInt64]
  /// Hashes of their own names.
  package private(set) var names: Set<UInt64>

  package init(forms: [UInt64: UInt64] = [:], names: Set<UInt64> = []) {
    self.forms = forms
    self.names = names
  }

  /// Overloads, which share a path, are taken together.
  package mutating func add(path: String, form: UInt64) {
    forms[StableHash.of(path), default: 0] &+= form
    names.insert(Declared.name(of: path))
  }

  func form(of path: String) -> UInt64? { forms[StableHash.of(path)] }

  /// Whether something has the same name, in whatever type.
  func hasNamesake(of path: String) -> Bool { names.contains(Declared.name(of: path)) }

  private static func name(of path: String) -> UInt64 { StableHash.of(String(path.split(separator: ".").last ?? "")) }
}
