internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which types are of different kinds?
  static let kindDiffers = Check("kind-differs") { twin in
    let named = ConstantCases(twin)
    return twin.declaredTypes.compactMap { type in
      let families = families(type.swift, type.kotlin)
      guard families.0 != families.1 else { return nil }
      // What one side can replace by another implementation and the other cannot is a matter of architecture.
      // A set of options is a struct in Swift, and its options are the cases of an enum elsewhere.
      let isChoice =
        families.0 != .cases && families.1 != .cases || twin.isOptionSet(type.pair.swift)
        || !twin.isAboutChange
          && (named.areCases(of: type.pair, in: twin) || twin.areImplementation(type.pair.swift, type.pair.kotlin))
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

/// Where one side has a name for each constant and the other a case of an enum: `enum Modes { static let dark = "dark" }`
/// and `enum class Modes { DARK }`.
private struct ConstantCases {
  /// The cases and the static constants that have each other for a counterpart.
  private var paired: Set<DeclarationID> = []

  init(_ twin: ComparedTwin) {
    for member in twin.members {
      let ids = [member.pair.swift, member.pair.kotlin]
      let kinds = Set(ids.map { twin.mapping[$0].declaration.kind })
      if kinds == [.enumCase, .property] { paired.formUnion(ids) }
    }
  }

  /// Whether one of two types is an enum and the other, which can have no values, has a constant for each of its cases, or
  /// nothing but texts, of which the enum has one for each case, too.
  func areCases(of pair: TypePair, in twin: ComparedTwin) -> Bool {
    zip([pair.swift, pair.kotlin], [pair.kotlin, pair.swift]).contains { own, other in
      let (choice, holder) = (twin.mapping[own], twin.mapping[other])
      let cases = choice.children.filter { twin.mapping[$0].declaration.kind == .enumCase }
      let holdsOnly =
        holder.declaration.kind == .object || holder.declaration.kind == .enum
        || holder.declaration.kind == .struct
          && holder.declaration.members.allSatisfy {
            !$0.modifiers.isDisjoint(with: [.static, .memberwise]) && !$0.modifiers.contains(.mutable)
          }
      return choice.declaration.kind == .enum && holdsOnly && family(holder.declaration) == .things && !cases.isEmpty
        && (cases.allSatisfy(paired.contains)
          || cases.contains(where: paired.contains) && holdsTexts(holder, in: twin) && givesText(own, in: twin))
    }
  }

  /// Whether all that a type has are constants that are texts.
  private func holdsTexts(_ holder: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
    let tree = twin.mapping.index(holder.id.side).units[holder.unit].tree
    return !holder.children.isEmpty
      && holder.children.map { twin.mapping[$0].declaration }.allSatisfy { constant in
        guard constant.kind == .property, !constant.modifiers.contains(.mutable), var value = constant.value else {
          return false
        }
        // `"a long " + "text"`.
        while tree.kind(value) == .binary, tree.label(value) == "+" { value = tree.child(value, 0) }
        return tree.kind(value) == .string
      }
  }

  /// Whether an enum says of each of its values what is to be read.
  private func givesText(_ choice: DeclarationID, in twin: ComparedTwin) -> Bool {
    twin.lineage(of: choice).contains { part in
      part.children.map { twin.mapping[$0] }.contains { $0.key == "description" && $0.declaration.kind != .enumCase }
    }
  }
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
