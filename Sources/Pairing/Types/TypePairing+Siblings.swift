internal import CodeModel
internal import SourceModel

/// Types that have no more in common with each other than either has with a pair of types that is found already.
extension TypePairing {
  /// Of so many pairs between two files it is asked what they are called.
  private static let siblingLimit = 50

  /// The pairs found by name between two files, by those files.
  func siblings() -> [UnitPair: [(swift: Int, kotlin: Int)]] {
    var siblings: [UnitPair: [(swift: Int, kotlin: Int)]] = [:]
    for pair in pairs where pair.evidence.contains(.sameName) {
      guard let units = units(pair.swift, pair.kotlin) else { continue }
      if let found = siblings[units], found.count >= Self.siblingLimit { continue }
      siblings[units, default: []].append((pair.swift, pair.kotlin))
    }
    return siblings
  }

  /// The files of two types.
  func units(_ left: Int, _ right: Int) -> UnitPair? {
    guard let own = swift.unit(of: left), let other = kotlin.unit(of: right) else { return nil }
    return UnitPair(swift: own, kotlin: other)
  }

  /// Whether all that two types share, in their names and in what they declare, a pair of their siblings has as well,
  /// and the rest of their names has nothing in common: beside `SetNameAction` on both sides, `SetColorAction` is no
  /// `SetOwnerIdAction`, and beside `Answer` no `AnswerObjc` is an `InternalAnswer`.
  func differAsSiblings(_ left: Int, _ right: Int, of known: [UnitPair: [(swift: Int, kotlin: Int)]]) -> Bool {
    guard let units = units(left, right), let siblings = known[units] else { return false }
    let names = (words(of: swift.groups[left].name), words(of: kotlin.groups[right].name))
    let common = Set(names.0).intersection(names.1)
    let rest = (names.0.filter { !common.contains($0) }, names.1.filter { !common.contains($0) })
    guard !common.isEmpty, !rest.0.isEmpty, !rest.1.isEmpty, nameSimilarity(rest.0, rest.1) == 0 else { return false }
    let shared = swiftKeys[left].intersection(kotlinKeys[right])
    return siblings.contains { sibling in
      common.isSubset(of: words(of: swift.groups[sibling.swift].name))
        && common.isSubset(of: words(of: kotlin.groups[sibling.kotlin].name))
        && shared.isSubset(of: swiftKeys[sibling.swift]) && shared.isSubset(of: kotlinKeys[sibling.kotlin])
    }
  }

  /// Whether two types have one name only because one of them goes by its path, and the type that is called as the one
  /// around it has a type that goes by its own name: `Desk.Maker` is no `DeskMaker` where the other `Desk` has a `Maker`.
  func isPathOfAnother(_ left: Int, _ right: Int) -> Bool {
    guard swift.groups[left].key != kotlin.groups[right].key else { return false }
    if let around = swift.parent(of: left) {
      let others = kotlin.groups(named: swift.groups[around].key)
      if others.contains(where: { kotlin.declaresType(swift.groups[left].key, in: $0) }) { return true }
    }
    guard let around = kotlin.parent(of: right) else { return false }
    return swift.groups(named: kotlin.groups[around].key).contains {
      swift.declaresType(kotlin.groups[right].key, in: $0)
    }
  }

  /// Whether of the cases that two types have in common, most carry values on one side only: what says where a thing
  /// is from is not what the thing is made of.
  func carryOtherwise(_ left: Int, _ right: Int) -> Bool {
    let (own, others) = (swiftCases[left], kotlinCases[right])
    guard own.count > 2, others.count > 2 else { return false }
    let both = own.filter { others[$0.key] != nil }
    let different = both.count { others[$0.key] != $0.value }
    return both.count > 2 && 2 * different > both.count
  }

  /// Whether a Swift enum is an error, and the Kotlin type an enum, which nobody can throw.
  func isThrownOnOneSide(_ left: Int, _ right: Int) -> Bool {
    guard let own = swift.groups[left].type, let other = kotlin.groups[right].type,
      swift.index.declaration(own).kind == .enum, kotlin.index.declaration(other).kind == .enum
    else { return false }
    let parts = [own] + swift.groups[left].extensions
    return parts.contains { swift.index.supertypeKeys(of: swift.index[$0]).contains(canonicalName("Error")) }
  }

  /// Whether all that two types share by name is a field on one side and a case on the other: a view that has `tap: Bool`
  /// is no `sealed class Gesture` with a `Tap`.
  func shareOnlyFieldsWithCases(_ left: Int, _ right: Int) -> Bool {
    let cases = (swiftCases[left], kotlinCases[right])
    if cases.0.isEmpty && cases.1.isEmpty { return false }
    let fields = (fields(of: left, swift), fields(of: right, kotlin))
    let shared = swiftKeys[left].intersection(kotlinKeys[right])
    return !shared.isEmpty
      && shared.allSatisfy { key in
        cases.0[key] != nil && cases.1[key] == nil && fields.1.contains(key)
          || cases.1[key] != nil && cases.0[key] == nil && fields.0.contains(key)
      }
  }

  /// The names of what each value of a type keeps for itself.
  private func fields(of group: Int, _ side: TypeGroups) -> Set<String> {
    let members = side.groups[group].members.map { side.index[$0] }
    return Set(
      members.filter { $0.declaration.isStoredByEachValue && $0.declaration.value == nil }.map(\.key))
  }

  /// By name: whether a case of a type carries anything, or keeps anything where it is a class of its own.
  static func carrying(_ side: TypeGroups, _ group: Int) -> [String: Bool] {
    guard let type = side.groups[group].type else { return [:] }
    let key = side.groups[group].key
    var carrying: [String: Bool] = [:]
    for entry in side.index[type].children.map({ side.index[$0] }) {
      let declaration = entry.declaration
      if declaration.kind == .enumCase {
        carrying[entry.key] = !declaration.parameters.isEmpty
      } else if declaration.isType, side.index.supertypeKeys(of: entry).contains(key) {
        carrying[entry.key] = declaration.members.contains(where: \.isStored)
      }
    }
    return carrying
  }
}
