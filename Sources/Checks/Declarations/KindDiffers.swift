internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which types are of different kinds?
  static let kindDiffers = Check("kind-differs") { twin in
    let agreeing = typesInStep(of: twin)
    return twin.declaredTypes.compactMap { type in
      let families = families(type.swift, type.kotlin)
      guard families.0 != families.1 else { return nil }
      // What one side can replace by another implementation and the other cannot is a matter of architecture, and constants
      // with names stand for cases. A set of options is a struct in Swift, and its options are the cases of an enum
      // elsewhere.
      let isChoice =
        families.0 != .cases && families.1 != .cases || twin.isOptionSet(type.pair.swift)
        || !twin.isAboutChange
          && (!agreeing.contains(type.pair.swift) || twin.areImplementation(type.pair.swift, type.pair.kotlin))
      return twin.violation(
        "kind-differs", type,
        values: [
          "swift": article(kind(type.swift, .swift)) + (families.0 == .things ? caseless(type.swift) : ""),
          "kotlin": article(kind(type.kotlin, .kotlin))
            + (families.1 == .things ? caseless(type.kotlin) : ""),
        ], confidence: isChoice ? .low : .high)
    }
  }
}

extension ComparedTwin {
  /// Whether it is told that one side tells kinds of a value apart by cases and the other does not, and no case has a
  /// counterpart: the cases and the properties that stand for them follow from it.
  func haveNoCasesInCommon(_ owner: Int?) -> Bool {
    guard let owner, !mapping.types[owner].isExtensionOnly else { return false }
    let pair = mapping.types[owner]
    let families = families(mapping[pair.swift].declaration, mapping[pair.kotlin].declaration)
    guard families.0 != families.1, [families.0, families.1].contains(.cases) else { return false }
    return !members.contains { member in
      let entries = [member.pair.swift, member.pair.kotlin].map { mapping[$0] }
      // What each value has is no case, whatever it is called.
      return member.pair.owner == owner && entries.contains { $0.declaration.kind == .enumCase }
        && entries.allSatisfy { $0.declaration.kind != .property || isShared($0) }
    }
  }

  private func isShared(_ entry: IndexedDeclaration) -> Bool {
    entry.declaration.modifiers.contains(.static)
      || entry.parent.map { mapping[$0].declaration.kind == .object } ?? false
  }
}

/// What the two languages have in common: a struct is a class with value semantics, an enumeration without cases holds
/// statics as an object does, and the subclasses of a sealed type are cases.
private enum Family {
  case cases
  case promise
  case things
  case notes
}

/// What two types are. A sealed interface is a promise where a protocol faces it, for which no word says who may keep
/// it.
private func families(_ swift: Declaration, _ kotlin: Declaration) -> (Family, Family) {
  if swift.kind == .interface, kotlin.kind == .interface { return (.promise, .promise) }
  return (family(swift), family(kotlin))
}

private func family(_ type: Declaration) -> Family {
  if type.modifiers.contains(.sealed) { return .cases }
  return switch type.kind {
  case .enum: type.members.contains { $0.kind == .enumCase } ? .cases : .things
  case .interface: .promise
  case .annotation: .notes
  default: .things
  }
}

/// The Swift types of which at least as many members have counterparts as have none, cases aside: types that are kept in
/// step, so that another kind is news.
private func typesInStep(of twin: ComparedTwin) -> Set<DeclarationID> {
  var balance: [Int: Int] = [:]
  var counterparts: Set<Int> = []
  for pair in twin.members.map(\.pair) {
    let kinds = [pair.swift, pair.kotlin].map { twin.mapping[$0].declaration.kind }
    guard let owner = pair.owner, !kinds.contains(.enumCase) else { continue }
    balance[owner, default: 0] += 1
    counterparts.insert(owner)
  }
  for lone in twin.loneMembers {
    guard let owner = lone.owner, twin.mapping[lone.declaration].declaration.kind != .enumCase else { continue }
    balance[owner, default: 0] -= 1
  }
  return Set(counterparts.filter { balance[$0, default: 0] >= 0 }.map { twin.mapping.types[$0].swift })
}

/// What a type is called by those who write it.
private func kind(_ type: Declaration, _ side: Side) -> String {
  guard type.modifiers.contains(.sealed), type.kind != .interface else { return kindName(type, side: side) }
  // Of what the normal form has made an enum it may have been either.
  return type.kind == .enum ? "sealed type" : "sealed class"
}

/// What is to be said of an enum that has no values.
private func caseless(_ type: Declaration) -> String { type.kind == .enum ? " without cases" : "" }

private func article(_ noun: String) -> String {
  (["a", "e", "i", "o", "u"].contains(noun.prefix(1)) ? "an " : "a ") + noun
}
