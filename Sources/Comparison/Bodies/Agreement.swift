package import Pairing

/// How much the surroundings of a difference agree. What has no counterpart is excused when its work may be done elsewhere
/// on the other side; where everything else is equal, nothing there can do it.
package struct Agreement: Sendable {
  /// What is known of the members of a type, or of the two files where the owner is `nil`.
  private struct Group {
    var lone = 0
    var paired: Set<DeclarationID> = []
    var different: Set<DeclarationID> = []
    /// Those that differ or have another name on the other side.
    var unlike: Set<DeclarationID> = []
  }

  private var groups: [Int?: Group] = [:]

  init() {}

  init(_ twin: ComparedTwin) {
    for lone in twin.loneMembers { groups[lone.owner, default: Group()].lone += 1 }
    for member in twin.members {
      let (pair, isEqual) = (member.pair, member.isEqual)
      groups[pair.owner, default: Group()].paired.insert(pair.swift)
      if !isEqual { groups[pair.owner, default: Group()].different.insert(pair.swift) }
      if !isEqual || pair.evidence == [.renamed] { groups[pair.owner, default: Group()].unlike.insert(pair.swift) }
    }
  }

  /// Whether every other member of a type, or of the two files where `owner` is `nil`, has an equal counterpart.
  package func isBeside(_ lone: LoneMember) -> Bool {
    guard let group = groups[lone.owner] else { return false }
    return group.lone == 1 && !group.paired.isEmpty && group.different.isEmpty
  }

  /// Whether every other member of the pair's type has an equal counterpart under its own name, and none is alone.
  package func isBeside(_ pair: MemberPair) -> Bool {
    guard let group = groups[pair.owner], group.lone == 0 else { return false }
    return group.unlike.count == (group.unlike.contains(pair.swift) ? 1 : 0)
  }
}
