package import FindingModel
internal import SourceModel

/// How the two sides stand to each other at one moment: base or head.
package struct TwinState: Sendable {
  /// Two members that are counterparts and too different to be compared place by place.
  package struct Distant: Sendable, Hashable {
    package var swift: Site
    package var kotlin: Site
    /// As the Swift side spells it.
    package var name: String
    /// Whether the two are alike enough that a change of one concerns the other.
    package var isRelated: Bool

    package init(swift: Site, kotlin: Site, name: String, isRelated: Bool) {
      self.swift = swift
      self.kotlin = kotlin
      self.name = name
      self.isRelated = isRelated
    }

    func site(_ side: Side) -> Site { side == .swift ? swift : kotlin }
  }

  /// What diverges; hazards are no divergences.
  package let divergences: [Violation]
  /// The positions of those that lie in a file.
  private let byFile: [Side: [String: [Int]]]
  /// Declarations, whole, and files that have no counterpart.
  package var lone: [Site]
  package var distant: [Distant]
  /// For each declaration that has a counterpart its name, and that of its counterpart.
  package var partners: [Site: Site]
  /// For each member that fulfils or overrides one of its own side, whole, the one that all of them go back to; for that one,
  /// itself.
  package var inherited: [Site: Site]
  /// Whether the member around a place, or its counterpart, says something, given by the hash of its normal form without
  /// local names; `nil` where there is no counterpart.
  package var isSaid: @Sendable (Site, _ form: UInt64, _ byCounterpart: Bool) -> Bool?
  /// The member around a place and its counterpart, whole; `nil` where there is no counterpart.
  package var pairAround: @Sendable (Site) -> (own: Site, other: Site)?
  /// Whether the file of a place has some words, and where a twin of it has them.
  package var findWords: @Sendable (_ words: String, Site) -> (isHere: Bool, there: Site?)

  package init(
    divergences: [Violation], lone: [Site], distant: [Distant], partners: [Site: Site], inherited: [Site: Site],
    isSaid: @escaping @Sendable (Site, _ form: UInt64, _ byCounterpart: Bool) -> Bool?,
    pairAround: @escaping @Sendable (Site) -> (own: Site, other: Site)?,
    findWords: @escaping @Sendable (_ words: String, Site) -> (isHere: Bool, there: Site?)
  ) {
    self.divergences = divergences
    self.findWords = findWords
    var byFile: [Side: [String: [Int]]] = [:]
    for (position, divergence) in divergences.enumerated() {
      for side in Side.allCases {
        if let site = divergence.site(side) { byFile[side, default: [:]][site.path, default: []].append(position) }
      }
    }
    self.byFile = byFile
    self.lone = lone
    self.distant = distant
    self.partners = partners
    self.inherited = inherited
    self.isSaid = isSaid
    self.pairAround = pairAround
  }

  /// The positions of the divergences that lie in the file of a place, in order.
  func divergences(inFileOf site: Site) -> [Int] { byFile[site.side]?[site.path] ?? [] }
}

extension Violation {
  /// Where it lies on a side.
  func site(_ side: Side) -> Site? { [primary, counterpart].compactMap { $0 }.first { $0.side == side } }

  /// The side that has something which the other lacks; `nil` when both have something.
  var loneSide: Side? {
    let isMissing = check.hasPrefix("missing-") || check == "statement-missing"
    return isMissing ? primary.side : nil
  }
}

extension Violation {
  /// Whether a side has nothing there, such as a handler of errors that the other side lets go.
  func isNothing(on side: Side) -> Bool { loneSide == side.other || values[side.rawValue] == "nothing" }
}

extension Site {
  /// Whether two places share a byte; a place without extent also belongs to what it stands next to.
  func touches(_ other: Site) -> Bool {
    guard side == other.side, path == other.path else { return false }
    if !range.isEmpty, !other.range.isEmpty { return range.overlaps(other.range) }
    return range.lower <= other.range.upper && other.range.lower <= range.upper
  }

  /// Whether two places without extent may be the same gap, seen from different neighbours.
  func isNear(_ other: Site) -> Bool {
    guard side == other.side, path == other.path else { return false }
    let distance = range.lower > other.range.lower ? range.lower - other.range.lower : other.range.lower - range.lower
    return distance <= 400
  }

  func surrounds(_ other: Site) -> Bool { side == other.side && path == other.path && range.contains(other.range) }
}
