package import CodeModel
package import SourceModel

/// A stored or computed property, or an enum case's payload.
package struct PropertyFacts: Sendable, Hashable {
  package var name: String
  package var type: ValueType
  package var isMutable: Bool
  /// Has memory of its own: neither computed nor static.
  package var isStored: Bool
  package var isStatic: Bool
  package var nameRange: ByteRange
  /// In the header of a Kotlin class.
  package var isInHeader = false
}

/// A function, method or initializer.
package struct FunctionFacts: Sendable {
  package var name: String
  /// The type that it belongs to; empty at file level.
  package var owner: String
  /// Internal names, in order.
  package var parameters: [String]
  package var result: ValueType
  /// Swift `throws`, Kotlin `@Throws`.
  package var isThrowing: Bool
  /// Swift `async`, Kotlin `suspend`.
  package var isSuspending: Bool
  package var unit: Int
  package var declaration: Declaration
}

/// A declaration of a type or an extension of it.
package struct TypePart: Sendable {
  package var unit: Int
  package var declaration: Declaration
}

/// What one side declares under one type name, extensions included.
package struct TypeFacts: Sendable {
  package var name: String
  package var kind: Declaration.Kind
  package var modifiers: Modifiers
  package var typeParameters: [String]
  package private(set) var properties: [PropertyFacts] = []
  /// Positions of the first property of a name, as spelt and canonical.
  private var positions: [String: Int] = [:]
  private var positionsByKey: [String: Int] = [:]
  /// What is known of the types of properties, by canonical name.
  private(set) var typesByKey: [String: ValueType] = [:]
  /// Result types by function name; `nil` where several functions of the name disagree.
  package var results: [String: ValueType] = [:]
  /// Functions that change a Swift value in place.
  package var mutatingFunctions: Set<String> = []
  /// Every function, initializers aside.
  package var functions: Set<String> = []
  package var supertypes: [String] = []
  package var cases: [String] = []
  /// The declaration itself, then its extensions.
  package var parts: [TypePart] = []
  /// Position of its file in the side's list.
  package var unit: Int
  package var nameRange: ByteRange

  /// What Kotlin's primary constructor takes.
  var constructorParameters: [Parameter] {
    parts.first?.declaration.members.first { $0.modifiers.contains(.primary) }?.parameters ?? []
  }

  package init(
    name: String, kind: Declaration.Kind, modifiers: Modifiers, typeParameters: [String], unit: Int,
    nameRange: ByteRange
  ) {
    self.name = name
    self.kind = kind
    self.modifiers = modifiers
    self.typeParameters = typeParameters
    self.unit = unit
    self.nameRange = nameRange
  }

  /// The first property of a name.
  package func property(_ name: String) -> PropertyFacts? { positions[name].map { properties[$0] } }

  /// The first property of a canonical name.
  package func property(byKey key: String) -> PropertyFacts? { positionsByKey[key].map { properties[$0] } }

  mutating func add(_ property: PropertyFacts) {
    let key = canonicalName(property.name)
    if positions[property.name] == nil { positions[property.name] = properties.count }
    if positionsByKey[key] == nil { positionsByKey[key] = properties.count }
    if !property.type.isUnknown { typesByKey[key] = property.type }
    properties.append(property)
  }

  /// Whether assigning it copies: Swift structs and enums.
  package var isValue: Bool { kind == .struct || kind == .enum && !modifiers.contains(.sealed) }

  /// What changes in place: stored properties that are not static.
  package var storedProperties: [PropertyFacts] { properties.filter { $0.isStored && !$0.isStatic } }
}

/// All types and file-level declarations of one side, by name; a name that stands for several types stands for none.
package struct DeclaredTypes: Sendable {
  package let side: Side
  /// The files that test others.
  private let tests: Set<Int>
  private var types: [String: [TypeFacts]] = [:]
  private var globals: [String: ValueType] = [:]
  private var results: [String: ValueType] = [:]
  private var functions: [String: [FunctionFacts]] = [:]
  /// By the name of a supertype, where those that name it are in `types`, in order of their names.
  private var subtypes: [String: [(name: String, position: Int)]] = [:]
  /// How many types have a stored property of a name.
  private var holders: [String: Int] = [:]

  /// - Parameters:
  ///   - units: the side's files as they are written, before any normalisation.
  ///   - isTest: whether a file tests others: what it adds to a type of theirs the app does not have.
  package init(side: Side, units: [SourceUnit], isTest: (SourceFile) -> Bool = { _ in false }) {
    self.side = side
    tests = Set(units.indices.filter { isTest(units[$0].file) })
    for (number, unit) in units.enumerated() { collect(unit.declarations, of: unit, number, into: nil) }
    for (number, unit) in units.enumerated() { collectExtensions(unit.declarations, of: unit, number) }
    for name in types.keys.sorted() {
      for (position, type) in (types[name] ?? []).enumerated() {
        for supertype in Set(type.supertypes) { subtypes[supertype, default: []].append((name, position)) }
        for property in type.storedProperties { holders[property.name, default: 0] += 1 }
      }
    }
  }

  /// The only type of a name; of several, the one that the file itself declares.
  package func type(_ name: String, from unit: Int? = nil) -> TypeFacts? {
    guard let found = types[name] else { return nil }
    if found.count == 1 { return found[0] }
    let own = found.filter { $0.unit == unit }
    return own.count == 1 ? own[0] : nil
  }

  /// Whether only one type has a stored property of this name, so that who changes one changes that of this type.
  package func isHeldOnce(_ property: String) -> Bool { holders[property] == 1 }

  /// The type of a variable at file level.
  package func global(_ name: String) -> ValueType? { globals[name] }

  /// What a file-level function gives.
  package func result(of function: String) -> ValueType? { results[function] }

  /// Every function of a name, members included; initializers by the name of their type.
  package func functions(named name: String) -> [FunctionFacts] { functions[name] ?? [] }

  /// The types that name another one as a supertype, by name.
  package func subtypes(of name: String) -> [TypeFacts] {
    (subtypes[name] ?? []).compactMap { types[$0.name]?[$0.position] }
  }

  // MARK: Collecting

  private mutating func note(_ declaration: Declaration, owner: String, _ unit: SourceUnit, _ number: Int) {
    guard declaration.kind == .function || declaration.kind == .initializer else { return }
    let name = declaration.kind == .initializer ? owner : declaration.name
    functions[name, default: []].append(
      FunctionFacts(
        name: name, owner: owner, parameters: declaration.parameters.map(\.name),
        result: declaration.kind == .initializer ? .named(owner) : resultType(declaration, unit),
        isThrowing: declaration.modifiers.contains(.throws) || declaration.attributes.contains { $0.name == "Throws" },
        isSuspending: declaration.modifiers.contains(.async), unit: number, declaration: declaration))
  }

  private mutating func collect(_ declarations: [Declaration], of unit: SourceUnit, _ number: Int, into owner: Int?) {
    for declaration in declarations {
      if owner == nil { note(declaration, owner: "", unit, number) }
      if declaration.isType || declaration.kind == .extension {
        let name = declaration.name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        for member in declaration.members { note(member, owner: name, unit, number) }
      }
      if declaration.isType {
        var facts = TypeFacts(
          name: declaration.name, kind: declaration.kind, modifiers: declaration.modifiers,
          typeParameters: declaration.typeParameters.map(\.name), unit: number, nameRange: declaration.nameRange)
        facts.parts = [TypePart(unit: number, declaration: declaration)]
        facts.add(declaration, of: unit, side)
        types[declaration.name, default: []].append(facts)
        collect(declaration.members, of: unit, number, into: number)
      } else if declaration.kind == .extension {
        collect(declaration.members.filter(\.isType), of: unit, number, into: number)
      } else if owner == nil, declaration.receiver == nil {
        if declaration.kind == .property { globals[declaration.name] = propertyType(declaration, unit) }
        if declaration.kind == .function {
          results.note(declaration.name, resultType(declaration, unit))
        }
      }
    }
  }

  private mutating func collectExtensions(_ declarations: [Declaration], of unit: SourceUnit, _ number: Int) {
    for declaration in declarations {
      if declaration.kind == .extension {
        let name = declaration.name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        guard let position = position(of: name, from: number) else { continue }
        types[name]?[position].parts.append(TypePart(unit: number, declaration: declaration))
        types[name]?[position].addMembers(of: declaration, unit, side)
      } else if declaration.isType {
        collectExtensions(declaration.members, of: unit, number)
      } else if let receiver = declaration.receiver {
        guard let name = readType(receiver, in: unit.tree, side: side).name,
          let position = position(of: name, from: number)
        else { continue }
        types[name]?[position].addMember(declaration, unit, side)
      }
    }
  }

  /// Which type of a name is extended in a file.
  private func position(of name: String, from unit: Int) -> Int? {
    guard let found = types[name] else { return nil }
    let position = found.count == 1 ? 0 : found.firstIndex { $0.unit == unit }
    return position.flatMap { tests.contains(unit) && !tests.contains(found[$0].unit) ? nil : $0 }
  }

  private func propertyType(_ declaration: Declaration, _ unit: SourceUnit) -> ValueType {
    CodeTypes.property(declaration, unit, side)
  }

  private func resultType(_ declaration: Declaration, _ unit: SourceUnit) -> ValueType {
    declaration.type.map { readType($0, in: unit.tree, side: side) } ?? .unknown
  }
}

extension [String: ValueType] {
  /// Functions that share a name and disagree tell nothing.
  mutating func note(_ name: String, _ type: ValueType) {
    if let known = self[name], known != type { self[name] = .unknown } else { self[name] = type }
  }
}

extension TypeFacts {
  fileprivate mutating func add(_ declaration: Declaration, of unit: SourceUnit, _ side: Side) {
    supertypes += declaration.supertypes.compactMap { readType($0.type, in: unit.tree, side: side).name }
    addMembers(of: declaration, unit, side)
  }

  fileprivate mutating func addMembers(of declaration: Declaration, _ unit: SourceUnit, _ side: Side) {
    if declaration.kind == .extension {
      supertypes += declaration.supertypes.compactMap { readType($0.type, in: unit.tree, side: side).name }
    }
    // `class Playlist(tracks: MutableList<String>) { val tracks = tracks }`.
    var given: [String: NodeID] = [:]
    for parameter in declaration.members.filter({ $0.kind == .initializer }).flatMap(\.parameters) where side == .kotlin
    {
      given[parameter.name] = parameter.type
    }
    for member in declaration.members {
      var member = member
      if member.kind == .property, member.type == nil, let value = member.value, unit.tree.kind(value) == .name {
        member.type = given[unit.tree.label(value)]
      }
      addMember(member, unit, side)
    }
    for companion in declaration.members where companion.modifiers.contains(.companion) {
      for member in companion.members where member.kind == .property || member.kind == .function {
        addMember(member, unit, side, isStatic: true)
      }
    }
  }

  fileprivate mutating func addMember(_ member: Declaration, _ unit: SourceUnit, _ side: Side, isStatic: Bool = false) {
    switch member.kind {
    case .property:
      let isComputed = member.accessors.contains { $0.kind == .get } || member.receiver != nil
      add(
        PropertyFacts(
          name: member.name, type: CodeTypes.property(member, unit, side),
          isMutable: member.modifiers.contains(.mutable), isStored: !isComputed,
          isStatic: isStatic || member.modifiers.contains(.static), nameRange: member.nameRange))
    case .initializer:
      for parameter in member.parameters {
        guard let property = parameter.property else { continue }
        add(
          PropertyFacts(
            name: parameter.name,
            type: parameter.type.map { readType($0, in: unit.tree, side: side) } ?? .unknown,
            isMutable: property == .var, isStored: true, isStatic: false, nameRange: parameter.nameRange,
            isInHeader: true))
      }
    case .function:
      functions.insert(member.name)
      if member.modifiers.contains(.mutating) { mutatingFunctions.insert(member.name) }
      results.note(member.name, member.type.map { readType($0, in: unit.tree, side: side) } ?? .unknown)
    case .enumCase: cases.append(member.name)
    default: break
    }
  }
}

/// Types of declarations that need no surroundings.
enum CodeTypes {
  /// The annotation, or what the initial value is by itself.
  static func property(_ declaration: Declaration, _ unit: SourceUnit, _ side: Side) -> ValueType {
    if let type = declaration.type { return readType(type, in: unit.tree, side: side) }
    guard let value = declaration.value else { return .unknown }
    return literalType(value, in: unit.tree, side: side)
  }
}
