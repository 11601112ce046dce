package import FindingModel
package import SourceModel

/// Which hazards of head a change brought, and which were there before it, perhaps in other words.
package struct HazardHistory: Sendable {
  package private(set) var fresh: [Violation] = []
  package private(set) var known: [Violation] = []

  /// - Parameters:
  ///   - head: in the order in which they are to be told.
  ///   - base: the hazards before the change.
  ///   - edits: by the side that made them.
  package init(_ head: [Violation], before base: [Violation], _ edits: [Side: SideEdits]) {
    var matching = IdentityMatching(head.map(\.identity), base.map(\.identity))
    matching.match { $0 }
    matching.match { $0.map(withoutArity) }
    // The same danger for the same members in other words: nobody has touched it, or all that has was changed in its place.
    matching.match(where: { isStill(head[$0], base[$1], edits) }, by: { $0.dropLast().map(withoutArity) })
    for (position, hazard) in head.enumerated() {
      if matching.isKnown(position) { known.append(hazard) } else { fresh.append(hazard) }
    }
  }
}

/// Whether a hazard may be what another was before the edits.
private func isStill(_ new: Violation, _ old: Violation, _ edits: [Side: SideEdits]) -> Bool {
  Side.allCases.allSatisfy { side in
    guard let place = new.site(side), let former = old.site(side) else { return new.site(side) == old.site(side) }
    let touching = (edits[side]?.edits ?? []).filter { $0.head?.touches(place) == true }
    return touching.allSatisfy { $0.kind == .update && $0.base?.touches(former) == true }
  }
}

/// Finds for each of some identities one of older ones that means the same; nothing is used twice.
struct IdentityMatching {
  private let new: [[String]]
  private let old: [[String]]
  private(set) var unmatchedNew: [Int]
  private(set) var unmatchedOld: [Int]

  init(_ new: [[String]], _ old: [[String]]) {
    self.new = new
    self.old = old
    unmatchedNew = Array(new.indices)
    unmatchedOld = Array(old.indices)
  }

  func isKnown(_ position: Int) -> Bool { !unmatchedNew.contains(position) }

  /// Matches what is left over, in order, where keys made of the identities are equal.
  ///
  /// - Parameter fits: whether the new one and the old one, by their positions, may be the same.
  mutating func match(where fits: (Int, Int) -> Bool = { _, _ in true }, by key: ([String]) -> [String]) {
    var left: [[String]: [Int]] = [:]
    for position in unmatchedOld { left[key(old[position]), default: []].append(position) }
    unmatchedNew.removeAll { position in
      let key = key(new[position])
      guard let index = left[key]?.firstIndex(where: { fits(position, $0) }) else { return false }
      left[key]?.remove(at: index)
      return true
    }
    let rest = Set(left.values.joined())
    unmatchedOld.removeAll { !rest.contains($0) }
  }
}

/// A canonical path without its number of parameters; anything else as it is.
func withoutArity(_ part: String) -> String {
  guard let slash = part.lastIndex(of: "/") else { return part }
  let digits = part[slash...].dropFirst()
  return !digits.isEmpty && digits.allSatisfy(\.isNumber) ? String(part[..<slash]) : part
}
