internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which types are of different kinds?
  static let kindDiffers = Check("kind-differs") { twin in
    twin.declaredTypes.compactMap { type in
      let families = (family(type.swift), family(type.kotlin))
      guard families.0 != families.1 else { return nil }
      // What one side can replace by another implementation and the other cannot is a matter of architecture.
      // A set of options is a struct in Swift, and its options are the cases of an enum elsewhere.
      let isChoice = families.0 != .cases && families.1 != .cases || twin.isOptionSet(type.pair.swift)
      return twin.violation(
        "kind-differs", type,
        values: [
          "swift": article(kindName(type.swift, side: .swift)), "kotlin": article(kindName(type.kotlin, side: .kotlin)),
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
    let families = (family(mapping[pair.swift].declaration), family(mapping[pair.kotlin].declaration))
    guard families.0 != families.1, [families.0, families.1].contains(.cases) else { return false }
    return !members.contains { member in
      member.pair.owner == owner
        && [member.pair.swift, member.pair.kotlin].contains { mapping[$0].declaration.kind == .enumCase }
    }
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

private func family(_ type: Declaration) -> Family {
  if type.modifiers.contains(.sealed) { return .cases }
  return switch type.kind {
  case .enum: type.members.contains { $0.kind == .enumCase } ? .cases : .things
  case .interface: .promise
  case .annotation: .notes
  default: .things
  }
}

private func article(_ noun: String) -> String {
  (["a", "e", "i", "o", "u"].contains(noun.prefix(1)) ? "an " : "a ") + noun
}
