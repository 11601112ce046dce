internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which methods of protocol extensions does a type define again, in vain when it is used through the protocol?
  static let protocolExtensionDispatch = HazardCheck("protocol-extension-dispatch") { twin, rule in
    twin.types.flatMap { types in staticMembers(of: types, twin, rule) + lateMembers(of: types, twin, rule) }
  }

  /// Which defaults of parameters does an override or an interface decide otherwise?
  static let defaultArgumentsDispatch = HazardCheck("default-arguments-dispatch") { twin, rule in
    twin.types.flatMap { types in restatedDefaults(in: types, twin, rule) + interfaceDefaults(in: types, twin, rule) }
  }
}

private func staticMembers(of types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard types.swift.kind == .interface, types.kotlin.kind == .interface || types.kotlin.kind == .class else {
    return []
  }
  let requirements = Set(types.swiftDeclaration.members.map(signature)).union(inheritedRequirements(types.swift, twin))
  let extensions = types.swift.parts.filter { $0.declaration.kind == .extension }
  var result: [Violation] = []
  for part in extensions {
    for member in part.declaration.members where member.kind == .function || member.kind == .property {
      guard !requirements.contains(signature(member)), !member.modifiers.contains(.static) else { continue }
      let kotlin = types.kotlinDeclaration.members.first {
        namesInKotlin(member).contains(canonicalName($0.name)) && $0.kind == member.kind
      }
      let conformer = twin.declared(.swift).subtypes(of: types.swift.name).first { type in
        type.kind != .interface
          && type.parts.contains { $0.declaration.members.contains { signature($0) == signature(member) } }
      }
      guard let kotlin, let conformer,
        kotlin.body != nil || kotlin.kind == .property || kotlin.modifiers.contains(.abstract)
          || types.kotlin.kind == .interface
      else { continue }
      result.append(
        rule.violation(
          types, twin, kotlin: kotlin.nameRange, swift: part.unit == types.swift.unit ? member.nameRange : nil,
          saying: member.name,
          values: [
            "name": member.name, "how": conformer.name, "swift": types.swift.name, "kotlin": types.kotlin.name,
            "swiftWay": "The Swift protocol `\(types.swift.name)` does not declare `\(member.name)`",
          ]))
    }
  }
  return result
}

/// A method of a Swift subclass whose superclass took the protocol's default: the protocol goes on calling the default.
private func lateMembers(of types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard types.isPlain, types.swift.kind == .class, types.kotlin.kind == .class else { return [] }
  let declared = twin.declared(.swift)
  let above = types.swift.supertypes.compactMap { declared.type($0, from: types.swift.unit) }.filter {
    $0.kind == .class
  }
  return above.flatMap { base -> [Violation] in
    // What the subclass says itself is its own conformance.
    let protocols = base.supertypes.filter { !types.swift.supertypes.contains($0) }
      .compactMap { declared.type($0, from: base.unit) }.filter { $0.kind == .interface }
    return types.swiftDeclaration.members.compactMap { member in
      guard member.kind == .function, member.modifiers.isDisjoint(with: [.override, .static]),
        let taken = protocols.first(where: { takesDefault(of: member, base, from: $0) }),
        let kotlin = types.kotlinDeclaration.members.first(where: {
          $0.kind == .function && canonicalName($0.name) == canonicalName(member.name)
            && $0.modifiers.contains(.override)
        })
      else { return nil }
      return rule.violation(
        types, twin, kotlin: kotlin.nameRange, swift: member.nameRange, saying: "late" + member.name,
        values: [
          "name": member.name, "how": types.swift.name, "swift": taken.name, "kotlin": types.kotlin.name,
          "swiftWay":
            "The Swift class `\(base.name)` takes `\(member.name)` from the extension of the protocol `\(taken.name)`",
        ])
    }
  }
}

/// Whether a protocol asks for a function, an extension of it has one, and the class does without.
private func takesDefault(of member: Declaration, _ type: TypeFacts, from asking: TypeFacts) -> Bool {
  func holds(_ parts: some Sequence<TypePart>) -> Bool {
    parts.contains { $0.declaration.members.contains { signature($0) == signature(member) } }
  }
  return holds(asking.parts.prefix(1)) && holds(asking.parts.dropFirst()) && !holds(type.parts)
}

/// What the protocols above a protocol ask for.
private func inheritedRequirements(_ type: TypeFacts, _ twin: WrittenTwin) -> Set<String> {
  var result: Set<String> = []
  var seen: Set<String> = []
  var open = type.supertypes
  while let name = open.popLast() {
    guard seen.insert(name).inserted, let above = twin.declared(.swift).type(name, from: type.unit) else { continue }
    result.formUnion(above.parts.first?.declaration.members.map(signature) ?? [])
    open += above.supertypes
  }
  return result
}

/// What Kotlin may call a Swift member: `applies(to:)` is `applies` or `appliesTo`.
private func namesInKotlin(_ member: Declaration) -> Set<String> {
  let name = canonicalName(member.name)
  let label = member.parameters.first.map { $0.label ?? $0.name } ?? "_"
  return label == "_" ? [name] : [name, name + canonicalName(label)]
}

/// A member by its name and labels, as Swift tells overloads apart.
private func signature(_ member: Declaration) -> String {
  let labels = member.parameters.map { ($0.label ?? $0.name) + ":" }.joined()
  return member.kind == .function ? "\(member.name)(\(labels))" : member.name
}

/// A Swift override with another default than what it overrides: Kotlin has no such thing.
private func restatedDefaults(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard types.isPlain, types.swift.kind == .class, let unit = twin.sides.unit(.swift, types.swift.unit) else {
    return []
  }
  return types.swiftDeclaration.members.compactMap { member in
    guard member.kind == .function, member.modifiers.contains(.override) else { return nil }
    let above = types.swift.supertypes.compactMap { twin.declared(.swift).type($0, from: types.swift.unit) }
    for base in above {
      for part in base.parts {
        guard let original = part.declaration.members.first(where: { signature($0) == signature(member) }),
          let baseUnit = twin.sides.unit(.swift, part.unit)
        else { continue }
        for (own, inherited) in zip(member.parameters, original.parameters) {
          guard let value = own.defaultValue, let other = inherited.defaultValue else { continue }
          let texts = (unit.file.text(in: unit.tree.range(value)), baseUnit.file.text(in: baseUnit.tree.range(other)))
          guard texts.0 != texts.1 else { continue }
          let kotlin = types.kotlinDeclaration.members.first { canonicalName($0.name) == canonicalName(member.name) }
          return rule.violation(
            types, twin, kotlin: kotlin?.nameRange, swift: own.range, saying: member.name + own.name,
            values: [
              "name": own.name, "swift": texts.0, "kotlin": texts.1,
              "how":
                "the Swift override takes `\(texts.0)` where its type is known and `\(texts.1)` through `\(base.name)`; in Kotlin it is always the default of `\(base.name)`",
            ])
        }
      }
    }
    return nil
  }
}

/// A default in a Kotlin interface, for which Swift has no overload in an extension.
private func interfaceDefaults(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard types.isPlain, types.swift.kind == .interface, types.kotlin.kind == .interface,
    let unit = twin.sides.unit(.kotlin, types.kotlin.unit)
  else { return [] }
  return types.kotlinDeclaration.members.compactMap { member in
    guard member.kind == .function, member.parameters.contains(where: { $0.defaultValue != nil }) else { return nil }
    let overloads = types.swift.parts.flatMap(\.declaration.members).filter {
      canonicalName($0.name) == canonicalName(member.name)
    }
    guard
      let requirement = types.swiftDeclaration.members.first(where: {
        canonicalName($0.name) == canonicalName(member.name)
      }),
      requirement.parameters.count == member.parameters.count,
      !overloads.contains(where: { $0.parameters.count < member.parameters.count })
    else { return nil }
    // The types that conform may each have a default of their own. Otherwise the callers differ where they must, and the
    // compiler sees to it.
    let implementers = twin.declared(.swift).subtypes(of: types.swift.name)
    for (position, parameter) in member.parameters.enumerated() {
      guard let promised = defaultText(of: parameter, in: unit),
        let restated = implementers.first(where: {
          brings(anotherDefaultThan: promised, at: position, of: requirement, $0, twin)
        })
      else { continue }
      return rule.violation(
        types, twin, kotlin: parameter.nameRange, swift: requirement.nameRange, saying: member.name + parameter.name,
        values: [
          "name": parameter.name, "swift": requirement.name, "kotlin": member.name,
          "how":
            "callers of the Kotlin interface may leave it out; the Swift protocol has no default, and `\(restated.name)` brings one of its own",
        ])
    }
    return nil
  }
}

/// Whether a type that keeps a protocol's promise gives a parameter a default that is not the one that Kotlin promises.
private func brings(
  anotherDefaultThan promised: String, at position: Int, of requirement: Declaration, _ type: TypeFacts,
  _ twin: WrittenTwin
) -> Bool {
  type.parts.contains { part in
    guard let unit = twin.sides.unit(.swift, part.unit) else { return false }
    return part.declaration.members.contains { member in
      member.name == requirement.name && member.parameters.count == requirement.parameters.count
        && defaultText(of: member.parameters[position], in: unit).map { $0 != promised } ?? false
    }
  }
}

/// A parameter's default, a literal as it is written; of anything else without what says only that a value is made, or of
/// which type it is: `DefaultOperation()` and `DefaultOperation` are one, and so are `.fast` and `Mode.FAST`.
private func defaultText(of parameter: Parameter, in unit: SourceUnit) -> String? {
  parameter.defaultValue.map { value in
    let text = unit.file.text(in: unit.tree.range(value))
    if unit.tree.kind(value) == .null { return "null" }
    if [.integer, .floating, .string, .boolean].contains(unit.tree.kind(value)) { return text }
    let bare = text.filter { !$0.isWhitespace }
    return canonicalName(lastComponent(of: bare.hasSuffix("()") ? String(bare.dropLast(2)) : bare))
  }
}
