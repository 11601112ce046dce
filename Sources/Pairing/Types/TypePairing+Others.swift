// public class User     internal data class User, class IdxUser
//
// A name may be taken by something else: by what is read from the network, by a part of another type.

internal import CodeModel
internal import SourceModel

extension TypePairing {
  /// Of so many types of one name none is looked at more closely.
  private static let manyNamesakes = 20

  /// Types that are offered to others on both sides, of which one has the name of the other behind another word, where
  /// the name itself is taken by something that its side keeps to itself and that is less like it.
  func published() -> [Candidate] {
    func isOffered(_ side: TypeGroups, _ group: Int) -> Bool? {
      side.groups[group].type.map { type in
        // Where nothing is written, Kotlin shows a type, and Swift does as the extension around it says.
        let written = side.index.declaration(type).visibility
        let around = side.index[type].parent.map(side.index.declaration)
        let said = written == .none && around?.kind == .extension ? around?.visibility ?? .none : written
        return [.public, type.side == .swift ? .open : .none].contains(said)
      }
    }
    func found(_ plain: Side) -> [Candidate] {
      let (own, others) = plain == .swift ? (swift, kotlin) : (kotlin, swift)
      let free = plain == .swift ? (own: freeSwift(), others: freeKotlin()) : (own: freeKotlin(), others: freeSwift())
      let namesakes = Dictionary(grouping: free.others, by: { others.groups[$0].key })
      let longer = Dictionary(
        grouping: free.others.filter { isOffered(others, $0) == true },
        by: { words(of: others.groups[$0].name).dropFirst().joined() })
      return free.own.flatMap { group -> [Candidate] in
        let key = own.groups[group].key
        guard let taken = namesakes[key], let candidates = longer[key], taken.count <= Self.manyNamesakes,
          candidates.count <= Self.manyNamesakes, isOffered(own, group) == true,
          taken.allSatisfy({ isOffered(others, $0) == false })
        else { return [] }
        func pair(_ other: Int) -> (left: Int, right: Int) { plain == .swift ? (group, other) : (other, group) }
        func likeness(_ other: Int) -> Double {
          let (left, right) = pair(other)
          return setSimilarity(swiftKeys[left], kotlinKeys[right])
        }
        let least = max(0.4, (taken.map(likeness).max() ?? 0) + 0.05)
        let like = candidates.filter { likeness($0) >= least }.map(pair)
        // Of several behind as many words none is meant.
        guard like.count == 1, let (left, right) = like.first, sameKind(left, right),
          mayJoinFiles(left, right, name: 0), swiftKeys[left].intersection(kotlinKeys[right]).count >= 3,
          !taken.map(pair).contains(where: { haveParentsOfOneName($0.left, $0.right) }),
          // `Event` with a case `ResetEvent` is no such event.
          !own.memberKeys(of: group).contains(plain == .swift ? kotlin.groups[right].key : swift.groups[left].key)
        else { return [] }
        return [Candidate(swift: left, kotlin: right, score: 1, evidence: [.sameMembers])]
      }
    }
    return found(.swift) + found(.kotlin)
  }

  /// Whether two types have nothing in common but the stems of their names, and another free type has most of what one
  /// of them declares.
  func isAnothers(_ left: Int, _ right: Int) -> Bool {
    guard swiftKeys[left].isDisjoint(with: kotlinKeys[right]) else { return false }
    func haveMost(_ left: Int, _ right: Int) -> Bool {
      sameKind(left, right) && swiftKeys[left].intersection(kotlinKeys[right]).count >= 2
        && setSimilarity(swiftKeys[left], kotlinKeys[right]) > 0.5
        && nameSimilarity(swift.groups[left].name, kotlin.groups[right].name) > 0
    }
    // Who has most of the members has one of them.
    let others = (
      swift: swiftKeys[left].flatMap { kotlinByMember[$0] ?? [] },
      kotlin: kotlinKeys[right].flatMap { swiftByMember[$0] ?? [] }
    )
    return Set(others.swift).contains { $0 != right && partnerOfKotlin[$0] == nil && haveMost(left, $0) }
      || Set(others.kotlin).contains { $0 != left && partnerOfSwift[$0] == nil && !isView[$0] && haveMost($0, right) }
  }

  /// Whether two types stand inside types that are no twins and have little in common: the `Level` of a message and that of
  /// a log.
  func isPartOfAnother(_ left: Int, _ right: Int) -> Bool {
    guard let leftParent = swiftParents[left], let rightParent = kotlinParents[right] else { return false }
    return partnerOfSwift[leftParent] != rightParent
      && nameSimilarity(swift.groups[leftParent].name, kotlin.groups[rightParent].name) == 0
      && setSimilarity(swiftKeys[left], kotlinKeys[right]) < 0.5
  }

  /// How alike the names are that two types go by. What declares nearly the same may be called after what stands around
  /// it: `Token.Kind` and `TokenType`.
  func likenessOfNames(_ left: Int, _ right: Int) -> Double {
    let plain = nameSimilarity(swift.groups[left].name, kotlin.groups[right].name)
    let isOneNested = (swiftParents[left] == nil) != (kotlinParents[right] == nil)
    guard plain == 0, isOneNested, setSimilarity(swiftKeys[left], kotlinKeys[right]) >= 0.8 else { return plain }
    let names = kotlinNames[right]
    return swiftNames[left].flatMap { own in names.map { nameSimilarity(own.text, $0.text) } }.max() ?? 0
  }
}
