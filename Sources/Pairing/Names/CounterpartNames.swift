internal import CodeModel
package import SourceModel

extension PairingConventions {
  /// What the counterpart of a type or view may be called besides its own name, by the patterns for names.
  package func namesOfCounterparts(of name: String, on side: Side) -> [String] {
    namesOfCounterparts(of: [name], on: side)
  }

  /// The same for several, pattern by pattern.
  package func namesOfCounterparts(of several: [String], on side: Side) -> [String] {
    names.flatMap { pattern in
      let (own, other) = side == .swift ? (pattern.swift, pattern.kotlin) : (pattern.kotlin, pattern.swift)
      return several.compactMap { name in own.stem(of: name).map { other.name(stem: $0) } }
    }
  }

  /// The paths that the configuration makes counterparts of one, among those of the other side.
  package func pathsOfCounterparts(of path: String, on side: Side, among others: [String]) -> [String] {
    let pairs = pairs.filter { isEnd(side == .swift ? $0.swift : $0.kotlin, of: path) }
      .flatMap { pair in others.filter { isEnd(side == .swift ? pair.kotlin : pair.swift, of: $0) } }
    let patterned = patterns.flatMap { pattern -> [String] in
      let (own, other) = side == .swift ? (pattern.swift, pattern.kotlin) : (pattern.kotlin, pattern.swift)
      guard let captures = own.bindings(in: path)?.mapValues(canonicalName) else { return [] }
      return others.filter { other.bindings(in: $0)?.mapValues(canonicalName) == captures }
    }
    return pairs + patterned
  }
}

private func isEnd(_ end: String, of path: String) -> Bool { path == end || path.hasSuffix("/" + end) }
