internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardRule {
  /// A violation about two types, shown at the Kotlin one or at one of its members.
  func violation(
    _ types: WrittenTypes, _ twin: WrittenTwin, kotlin: ByteRange? = nil, swift: ByteRange? = nil, isSure: Bool = true,
    saying: String = "", values: [String: String] = [:]
  ) -> Violation {
    let mapping = twin.compared.mapping
    var words = values
    if words["name"] == nil { words["name"] = types.kotlin.name }
    return Violation(
      check: rule.check, rule: rule.id, values: words, confidence: isSure && !twin.compared.twin.isTest ? .high : .low,
      member: twin.compared.memberName(types.pair.kotlin),
      primary: twin.compared.site(types.pair.kotlin, kotlin ?? mapping[types.pair.kotlin].declaration.nameRange),
      counterpart: twin.compared.site(types.pair.swift, swift ?? mapping[types.pair.swift].declaration.nameRange),
      identity: [rule.id, twin.compared.identityPath(types.pair.swift), twin.compared.identityPath(types.pair.kotlin)]
        + (saying.isEmpty ? [] : [canonicalName(saying)]))
  }
}

extension WrittenTypes {
  /// Whether both are declared here, neither is broken or there under a condition only.
  var isPlain: Bool {
    !pair.isExtensionOnly && !swiftDeclaration.isIncomplete && !kotlinDeclaration.isIncomplete
      && swiftDeclaration.isType && kotlinDeclaration.isType
  }

  /// Whether both are errors, which are told apart by what they are: hardly anybody holds one against another.
  var isThrown: Bool {
    swift.supertypes.contains { ["Error", "LocalizedError", "CustomNSError"].contains($0) }
      && kotlin.supertypes.contains { $0.hasSuffix("Exception") || $0 == "Throwable" }
  }
}

extension HazardCheck {
  /// Which Swift values are Kotlin objects that every holder can change?
  static let valueBecomesReference = HazardCheck("value-type-becomes-reference") { twin, rule in
    twin.types.compactMap { types in
      // What stores nothing is a name for constants and functions.
      guard types.isPlain, types.swift.kind == .struct, !types.swift.storedProperties.isEmpty,
        types.kotlin.kind == .class, !types.kotlin.modifiers.contains(.value)
      else { return nil }
      let changing = types.kotlin.storedProperties.filter { property in
        (property.isMutable || property.type.collection?.storage == .shared)
          && isVisible(property.name, in: types.kotlinDeclaration)
      }
      guard let first = changing.first else { return nil }
      // A run about a change need not have read who else uses the class.
      let isChanged =
        twin.compared.isAboutChange
        || changing.contains { property in
          twin.sides.declared(.kotlin).isHeldOnce(property.name)
            && twin.sides.changes(property.name, ofKotlin: types.kotlin) || isFilledLater(property, types, twin)
        }
      let isMutableValue =
        types.swift.storedProperties.contains { $0.isMutable } || !types.swift.mutatingFunctions.isEmpty
      return rule.violation(
        // That both may be changed is what many teams choose; that only one may is a port gone astray, and does no harm
        // as long as nobody makes use of it.
        types, twin, kotlin: first.nameRange,
        isSure: !isMutableValue && isChanged && !areSetByTheirModule(changing, in: types.kotlinDeclaration),
        values: [
          "property": first.name, "count": String(changing.count),
          "kind": isMutableValue ? "copied on assignment" : "never changed",
        ])
    }
  }

  /// Which Swift values compare their contents while their Kotlin counterparts compare only who they are?
  static let missingValueEquality = HazardCheck("missing-value-equality") { twin, rule in
    twin.types.compactMap { types in
      guard types.isPlain, types.swift.kind == .struct || types.swift.kind == .enum, isEquatable(types.swift, twin),
        types.kotlin.kind == .class, types.kotlin.modifiers.isDisjoint(with: [.data, .value, .sealed, .abstract]),
        !types.kotlin.functions.contains("equals"), !inheritsEquality(types.kotlin, twin),
        // Of a class that keeps nothing, such as one around nested types, there are no two values.
        !types.kotlin.storedProperties.isEmpty
      else { return nil }
      let kotlin = twin.compared.mapping[types.pair.kotlin].declaration
      // Tests compare Swift's errors; nobody looks for a Kotlin exception that is equal to another. What no other module
      // sees is compared by its own side, or by nobody.
      let isSure = !kotlin.modifiers.contains(.described) && ![.internal, .private].contains(kotlin.visibility)
      return kotlin.modifiers.contains(.valued) ? nil : rule.violation(types, twin, isSure: isSure)
    } + sealedCases(in: twin, rule)
  }

  /// Which Kotlin data classes compare an array by who it is?
  static let arrayEquality = HazardCheck("array-field-identity-equality") { twin, rule in
    twin.types.compactMap { types in
      guard types.isPlain, types.kotlin.modifiers.contains(.data), !types.kotlin.functions.contains("equals"),
        types.swift.kind == .struct || types.swift.kind == .enum || isEquatable(types.swift, twin)
      else { return nil }
      let arrays = types.kotlin.properties.filter { $0.isInHeader && $0.type.collection?.storage == .array }
      guard let property = arrays.first else { return nil }
      let swift = types.swift.property(byKey: canonicalName(property.name))
      return rule.violation(
        types, twin, kotlin: property.nameRange, swift: swift?.nameRange, isSure: isEquatable(types.swift, twin),
        saying: property.name, values: ["property": property.name])
    }
  }
}

/// Whether a Kotlin property only starts as something and gets its value from outside: Swift is given it, and no
/// constructor takes it.
private func isFilledLater(_ property: PropertyFacts, _ types: WrittenTypes, _ twin: WrittenTwin) -> Bool {
  guard !property.isInHeader, property.isMutable, let swift = types.swift.property(byKey: canonicalName(property.name)),
    swift.isStored, let tree = twin.sides.unit(.kotlin, types.kotlin.unit)?.tree
  else { return false }
  let own = types.swiftDeclaration.members.first { $0.nameRange == swift.nameRange }
  let isSetByClass = types.kotlinDeclaration.members.contains { member in
    guard member.kind == .initializer || member.kind == .initializerBlock, let body = member.body else { return false }
    return tree.preorder(body).contains {
      tree.kind($0) == .assign && tree.ownPath(tree.child($0, 0)) == [property.name]
    }
  }
  let start = types.kotlinDeclaration.members.first { $0.nameRange == property.nameRange }?.value
  // `var name = name`.
  let isTaken = start.map { tree.kind($0) == .name } ?? false
  return own?.value == nil && !isSetByClass && !isTaken
}

/// Whether anyone but the type itself may change a property.
private func isVisible(_ property: String, in declaration: Declaration) -> Bool {
  func isOpen(_ visibility: Visibility) -> Bool { visibility != .private && visibility != .protected }
  for member in declaration.members {
    if member.kind == .property, member.name == property {
      return isOpen(member.visibility) && (member.setterVisibility.map(isOpen) ?? true)
        && member.accessors.allSatisfy { $0.kind != .set || isOpen($0.visibility) }
    }
    if member.kind == .initializer, let parameter = member.parameters.first(where: { $0.name == property }),
      parameter.property != nil
    {
      return isOpen(parameter.visibility)
    }
  }
  return false
}

/// Whether other modules can change none of these properties: each holds no collection to be changed in place, and its
/// setter is `internal`.
private func areSetByTheirModule(_ properties: [PropertyFacts], in declaration: Declaration) -> Bool {
  let ranges = Set(
    declaration.members.filter { $0.kind == .property && isSetByItsModule($0, .kotlin) }.map(\.nameRange))
  return properties.allSatisfy { $0.type.collection?.storage != .shared && ranges.contains($0.nameRange) }
}

private let equalities: Set<String> = ["Equatable", "Hashable", "Comparable"]

/// Whether a Swift type says that its values can be compared, here or through a protocol of the project.
func isEquatable(_ type: TypeFacts, _ twin: WrittenTwin) -> Bool {
  var seen: Set<String> = []
  var open = type.supertypes
  while let name = open.popLast(), seen.count < 50 {
    guard seen.insert(name).inserted else { continue }
    if equalities.contains(name) { return true }
    open += twin.declared(.swift).type(name, from: type.unit)?.supertypes ?? []
  }
  return type.functions.contains("==") || comparesAtFileLevel(type, twin)
}

/// `func == (lhs: Tag, rhs: Tag) -> Bool` outside of every type.
private func comparesAtFileLevel(_ type: TypeFacts, _ twin: WrittenTwin) -> Bool {
  twin.declared(.swift).functions(named: "==").contains { function in
    guard function.owner.isEmpty, let unit = twin.sides.unit(.swift, function.unit) else { return false }
    let compared = function.declaration.parameters.compactMap(\.type).map {
      readType($0, in: unit.tree, side: .swift).name
    }
    return compared.count == 2 && compared.allSatisfy { $0 == type.name }
  }
}

/// Whether a Kotlin superclass brings an equality of its own, or may: one that is not in the project.
private func inheritsEquality(_ type: TypeFacts, _ twin: WrittenTwin) -> Bool {
  type.supertypes.contains { name in
    guard let above = twin.declared(.kotlin).type(name, from: type.unit) else { return false }
    return above.functions.contains("equals") || inheritsEquality(above, twin)
  }
}

/// The subclasses of a sealed class that carry values and are no data classes.
private func sealedCases(in twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  twin.types.flatMap { types -> [Violation] in
    guard types.isPlain, types.swift.kind == .enum, isEquatable(types.swift, twin),
      types.kotlin.modifiers.contains(.sealed) || types.kotlin.kind == .interface,
      !types.kotlin.functions.contains("equals")
    else { return [] }
    let valued = valuedPlaces(in: types, twin)
    return casesInside(types, twin).compactMap { member in
      guard member.modifiers.isDisjoint(with: [.data, .value, .sealed, .abstract]),
        hasCase(member.name, types),
        !member.members.contains(where: { $0.name == "equals" }),
        member.members.contains(where: { $0.kind == .initializer && $0.parameters.contains { $0.property != nil } }),
        !valued.contains(member.nameRange)
      else { return nil }
      return rule.violation(
        types, twin, kotlin: member.nameRange, isSure: !types.isThrown, saying: member.name,
        values: ["name": member.name])
    }
  }
}

/// Where the classes of a Kotlin type's file are named whose equality a compiler plugin writes.
private func valuedPlaces(in types: WrittenTypes, _ twin: WrittenTwin) -> Set<ByteRange> {
  let mapping = twin.compared.mapping
  let declared = mapping.kotlin.declarations(ofUnit: mapping[types.pair.kotlin].unit).map(\.declaration)
  return Set(declared.filter { $0.modifiers.contains(.valued) }.map(\.nameRange))
}

/// The subclasses of a sealed class, inside of it or beside it in the same file.
private func casesInside(_ types: WrittenTypes, _ twin: WrittenTwin) -> [Declaration] {
  guard let unit = twin.sides.unit(.kotlin, types.kotlin.unit) else { return [] }
  return (types.kotlinDeclaration.members + unit.declarations).filter { declaration in
    declaration.kind == .class
      && declaration.supertypes.contains { readType($0.type, in: unit.tree, side: .kotlin).name == types.kotlin.name }
  }
}

/// Whether Swift has a case of the name of a subclass: `loaded` for `Loaded` and `LoadedState`.
private func hasCase(_ name: String, _ types: WrittenTypes) -> Bool {
  let key = canonicalName(name)
  return types.swift.cases.contains { key.hasPrefix(canonicalName($0)) || key.hasSuffix(canonicalName($0)) }
}
