package import FindingModel
package import SourceModel

/// What following a divergence through the history needs to know of it.
package struct Trace: Sendable, Hashable {
  /// What of a declaration a divergence is about.
  enum Aspect: Sendable, Hashable {
    case existence
    case signature
    case body
  }

  package let check: String
  /// The canonical paths of the declarations concerned, without numbers of parameters: of one side when the other lacks
  /// it, else Swift first; empty when it is about more than one member.
  package let paths: [String]
  /// The normalised differing content of either side, as far as the violation tells.
  package let content: [String]
  /// The side that has something which the other lacks.
  package let loneSide: Side?
  /// Where it stands, by side.
  package let sites: [Side: Site]

  package init(_ violation: Violation) {
    check = violation.check
    sites = Side.allCases.reduce(into: [:]) { $0[$1] = violation.site($1) }
    let parts = violation.identity.dropFirst()
    let paths = parts.prefix(while: Trace.isPath)
    self.paths = paths.map(withoutArity)
    content = Array(parts.dropFirst(paths.count))
    loneSide = violation.loneSide
  }

  /// As it was stored.
  package init(check: String, paths: [String], content: [String], loneSide: Side?, sites: [Side: Site]) {
    self.check = check
    self.paths = paths
    self.content = content
    self.loneSide = loneSide
    self.sites = sites
  }

  private static func isPath(_ part: String) -> Bool { withoutArity(part) != part }

  var aspect: Aspect {
    switch check {
    case "missing-member", "missing-case", "missing-type": .existence
    case "condition-differs", "literal-differs", "raw-value-differs", "call-differs", "statement-missing",
      "control-flow-differs", "wrapped-on-one-side", "order-differs", "mapping-differs", "error-handling-differs",
      "concurrency-differs",
      "statement-differs", "unreachable-on-one-side", "unused-on-one-side", "body-differs":
      .body
    default: .signature
    }
  }

  /// The path of the declaration on a side, if it has one there.
  func path(_ side: Side) -> String? {
    if aspect == .existence { return loneSide == side ? paths.first : nil }
    return side == .swift ? paths.first : paths.last
  }

  /// Whether both are about the same member, though one side may call it otherwise by now.
  private func isAboutMember(of other: Trace) -> Bool {
    guard paths.count == other.paths.count else { return false }
    return zip(paths, other.paths).contains { $0 == $1 } || paths.isEmpty
  }

  /// How surely another trace is the same divergence at a neighbouring moment: 0 is the surest, `nil` says it is not.
  ///
  /// - Parameter still: the side whose files are the same at both moments, so that places there can be compared.
  func distance(to other: Trace, still: Side?) -> Int? {
    guard aspect == other.aspect, isAboutMember(of: other) else { return nil }
    let isSameKind = check == other.check && loneSide == other.loneSide
    if isSameKind, paths == other.paths, content == other.content { return 0 }
    if aspect == .existence { return nil }
    // One side was edited again where the two differed before.
    if isSameKind, zip(content, other.content).contains(where: { $0 == $1 }) { return 1 }
    if aspect == .signature { return nil }
    if let still, let place = sites[still], let former = other.sites[still] {
      if place.touches(former) { return 2 }
    } else if isSameKind {
      return 2
    }
    // Bodies that were too far apart to say where, or are.
    return isLoose || other.isLoose ? Trace.loosest : nil
  }

  /// Whether it stands for any number of differences: two bodies too far apart to say where.
  var isLoose: Bool { check == "body-differs" }

  /// The distance at which one divergence stands for any number of others.
  static let loosest = 3
}
