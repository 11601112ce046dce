internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which properties do the two serializers treat otherwise when a value is missing, or is the default?
  static let serializerDefaults = HazardCheck("serializer-defaults") { twin, rule in
    twin.types.compactMap { types in
      guard types.isPlain, types.swift.kind != .enum else { return nil }
      return missing(in: types, twin, rule) ?? (twin.sides.writesDefaults ? nil : unwritten(in: types, twin, rule))
        ?? empty(in: types, twin, rule)
        ?? (twin.sides.takesMissingForNull ? nil : written(in: types, twin, rule) ?? demanded(in: types, twin, rule))
    }
  }
}

/// A default on both sides, of which `Codable` knows nothing when it reads.
private func missing(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> Violation? {
  guard reads(types.swift), isSerialized(types.kotlinDeclaration), !decodesItself(types.swift),
    !isOnlyWritten(types.swift, twin)
  else { return nil }
  let wrapped = wrappedProperties(types.swiftDeclaration)
  let keys = types.swift.codingKeys.first.map { Set($0) }
  let properties = types.swift.storedProperties.filter {
    $0.isMutable && !$0.type.isOptional && keys?.contains($0.name) ?? true
  }
  // What nothing wraps is surely read as the compiler reads it.
  for property in properties.filter({ !wrapped.contains($0.nameRange) })
    + properties.filter({ wrapped.contains($0.nameRange) })
  {
    guard hasDefault(property.name, in: types.swiftDeclaration), hasDefault(property.name, in: types.kotlinDeclaration)
    else { continue }
    let kotlin = types.kotlin.property(byKey: canonicalName(property.name))
    return rule.violation(
      types, twin, kotlin: kotlin?.nameRange, swift: property.nameRange,
      isSure: !wrapped.contains(property.nameRange), saying: property.name,
      values: [
        "name": property.name, "swift": types.swift.name, "kotlin": types.kotlin.name,
        "how":
          "When `\(property.name)` is missing from what is read, Kotlin takes its default and Swift cannot read the `\(types.swift.name)` at all",
      ])
  }
  return nil
}

/// The properties that a wrapper keeps (`@Fallback var count: Int = 0`), which has a way of its own to be read: often
/// it is there to take the default for what is missing.
private func wrappedProperties(_ type: Declaration) -> Set<ByteRange> {
  let wrapped = type.members.filter { member in
    member.kind == .property
      && member.attributes.contains { attribute in
        attribute.name.first?.isUppercase == true && !attribute.name.hasSuffix("Actor")
      }
  }
  return Set(wrapped.map(\.nameRange))
}

/// A default that kotlinx leaves out of what it writes, of a type that Swift writes.
private func unwritten(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> Violation? {
  guard isSent(types, twin), let unit = twin.sides.unit(.kotlin, types.kotlin.unit) else { return nil }
  return firstProperty(in: types) { parameter, _ in
    parameter.defaultValue.map { unit.tree.kind($0) != .null } ?? false
      && !parameter.attributes.contains { ["EncodeDefault", "Required", "Transient"].contains($0.name) }
  }.map { property in
    violation(
      "unwritten", of: property, in: types, twin, rule,
      how: "When `\(property.name)` has its default, Kotlin leaves it out of what it writes and Swift writes it, in "
        + "`\(types.swift.name)`")
  }
}

/// Whether both compilers say how a type is written that is sent.
private func isSent(_ types: WrittenTypes, _ twin: WrittenTwin) -> Bool {
  let supertypes = types.swift.supertypes
  return types.kotlinDeclaration.attributes.contains { $0.name == "Serializable" }
    && !types.swift.functions.contains("encode")
    && (supertypes.contains("Encodable") && !supertypes.contains("Decodable")
      || supertypes.contains("Codable") && twin.sides.lexicon.says(.requests, types.swift.name))
}

/// A property that may be null: `Codable` leaves its key out where it is, kotlinx writes it unless that is its default.
private func written(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> Violation? {
  guard isSent(types, twin) else { return nil }
  // A `Request` may be one that is read, and what has other annotations may be written by something else.
  let isWritten = !reads(types.swift) || words(of: types.swift.name).last == "patch"
  let isOfCompiler = types.kotlinDeclaration.attributes.allSatisfy { $0.name == "Serializable" }
  // Which format is told to write defaults, and whether that is the one for this type, does not show.
  var isDefault = false
  return firstProperty(in: types) { parameter, swift in
    isDefault = parameter.defaultValue != nil
    return (!isDefault || twin.sides.writesDefaults) && swift.type.isOptional
      && !parameter.attributes.contains { ["EncodeDefault", "Transient"].contains($0.name) }
      && types.kotlin.property(parameter.name)?.type.isOptional == true
  }.map { property in
    violation(
      "written", of: property, in: types, twin, rule, isSure: isWritten && isOfCompiler && !isDefault,
      how: "When there is no `\(property.name)`, Swift leaves its key out of what it writes and Kotlin writes null, in "
        + "`\(types.swift.name)`")
  }
}

/// A property that may be null and has no default: kotlinx cannot read the object when its key is missing.
private func demanded(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> Violation? {
  let isOfCompiler = types.kotlinDeclaration.attributes.contains { $0.name == "Serializable" && $0.arguments.isEmpty }
  guard reads(types.swift), isOfCompiler, !isReadByGson(types.kotlinDeclaration), !decodesItself(types.swift),
    !isOnlyWritten(types.swift, twin)
  else {
    return nil
  }
  return firstProperty(in: types) { parameter, swift in
    parameter.defaultValue == nil && parameter.attributes.allSatisfy { $0.name != "Transient" }
      && types.kotlin.property(parameter.name)?.type.isOptional == true && swift.type.isOptional
  }.map { property in
    violation(
      "demanded", of: property, in: types, twin, rule,
      how: "When `\(property.name)` is missing from what is read, it is nil in Swift and Kotlin cannot read the "
        + "`\(types.kotlin.name)` at all")
  }
}

/// A property without default that Gson fills with null when it is missing, whatever its type says.
private func empty(in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule) -> Violation? {
  guard reads(types.swift), !isSerialized(types.kotlinDeclaration) else { return nil }
  return firstProperty(in: types) { parameter, swift in
    guard let type = types.kotlin.property(parameter.name)?.type else { return false }
    return parameter.attributes.contains { $0.name == "SerializedName" } && parameter.defaultValue == nil
      && !type.isOptional && !type.isUnknown && !type.isPrimitive && !swift.type.isOptional
  }.map { property in
    violation(
      "empty", of: property, in: types, twin, rule, isSure: false,
      how: "When `\(property.name)` is missing from what is read, Swift cannot read the `\(types.swift.name)`; Gson "
        + "leaves null in `\(property.name)`, whose type says that there is none")
  }
}

/// A property of Kotlin's primary constructor, and its counterpart that Swift stores.
private typealias PairedProperty = (name: String, kotlin: ByteRange, swift: ByteRange)

private func firstProperty(in types: WrittenTypes, where fits: (Parameter, PropertyFacts) -> Bool) -> PairedProperty? {
  for parameter in headerProperties(types.kotlinDeclaration) {
    if let swift = types.swift.property(byKey: canonicalName(parameter.name)), swift.isStored, fits(parameter, swift) {
      return (parameter.name, parameter.nameRange, swift.nameRange)
    }
  }
  return nil
}

private func violation(
  _ what: String, of property: PairedProperty, in types: WrittenTypes, _ twin: WrittenTwin, _ rule: HazardRule,
  isSure: Bool = true, how: String
) -> Violation {
  rule.violation(
    types, twin, kotlin: property.kotlin, swift: property.swift, isSure: isSure, saying: what + property.name,
    values: ["name": property.name, "swift": types.swift.name, "kotlin": types.kotlin.name, "how": how])
}

extension ValueType {
  /// What cannot be null on the JVM: Gson leaves 0 and `false` there.
  fileprivate var isPrimitive: Bool { isInteger || isFloating || self == .boolean }
}

private func reads(_ type: TypeFacts) -> Bool { type.supertypes.contains { ["Codable", "Decodable"].contains($0) } }

private func headerProperties(_ declaration: Declaration) -> [Parameter] {
  declaration.members.filter { $0.kind == .initializer && $0.modifiers.contains(.primary) }
    .flatMap(\.parameters).filter { $0.property != nil }
}

private func isSerialized(_ declaration: Declaration) -> Bool {
  declaration.attributes.contains { ["Serializable", "JsonClass"].contains($0.name) }
}

/// Whether only Gson knows how the properties of a type are called, whatever else could read it.
private func isReadByGson(_ declaration: Declaration) -> Bool {
  let names = Set(headerProperties(declaration).flatMap { $0.attributes.map(\.name) })
  return names.contains("SerializedName") && !names.contains("SerialName")
}

private func decodesItself(_ type: TypeFacts) -> Bool {
  type.parts.contains { part in
    part.declaration.members.contains {
      $0.kind == .initializer && $0.parameters.contains { $0.label == "from" || $0.name == "decoder" }
    }
  }
}

/// Whether a type says how it is written, leaves reading to the compiler, and is read nowhere.
private func isOnlyWritten(_ type: TypeFacts, _ twin: WrittenTwin) -> Bool {
  let isWrittenByItself = type.parts.contains { part in
    part.declaration.members.contains {
      $0.kind == .function && $0.name == "encode" && $0.parameters.first?.label == "to"
    }
  }
  guard isWrittenByItself else { return false }
  var number = 0
  while let unit = twin.sides.unit(.swift, number) {
    if mayRead(type.name, unit) { return false }
    number += 1
  }
  return true
}

/// Whether a file names a type as what is decoded, inside of another type, or as a part of something that is decoded.
private func mayRead(_ name: String, _ unit: SourceUnit) -> Bool {
  let tree = unit.tree
  func isNamed(below node: NodeID) -> Bool {
    tree.preorder(node).dropFirst().contains { [.typeName, .name].contains(tree.kind($0)) && tree.label($0) == name }
  }
  let containers: NodeKinds = [.metatype, .specialization, .typeName, .listType]
  let isDecoded = tree.everyNode.contains {
    containers.contains(tree.kind($0)) && tree.childCount($0) > 0 && isNamed(below: $0)
  }
  if isDecoded { return true }
  var isPart = false
  unit.forEachDeclaration { declaration, enclosing in
    guard declaration.kind == .property, let type = declaration.type, let owner = enclosing.last else { return }
    let names = owner.supertypes.map { tree.label($0.type) }
    guard names.contains("Codable") || names.contains("Decodable") else { return }
    if tree.preorder(type).contains(where: { tree.label($0) == name }) { isPart = true }
  }
  return isPart
}

private func hasDefault(_ name: String, in declaration: Declaration) -> Bool {
  declaration.members.contains { member in
    if member.kind == .property { return canonicalName(member.name) == canonicalName(name) && member.value != nil }
    return member.kind == .initializer && member.modifiers.contains(.primary)
      && member.parameters.contains { canonicalName($0.name) == canonicalName(name) && $0.defaultValue != nil }
  }
}
