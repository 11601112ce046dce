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
      check: rule.check, rule: rule.id, values: words, confidence: isSure ? .high : .low,
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
}

extension HazardCheck {
  /// Which Swift values are Kotlin objects that every holder can change?
  static let valueBecomesReference = HazardCheck("value-type-becomes-reference") { twin, rule in
    twin.types.compactMap { types in
      guard types.isPlain, types.swift.kind == .struct, types.kotlin.kind == .class,
        !types.kotlin.modifiers.contains(.value)
      else { return nil }
      let changing = types.kotlin.storedProperties.filter { property in
        (property.isMutable || property.type.collection?.storage == .shared)
          && isVisible(property.name, in: types.kotlinDeclaration)
      }
      guard let first = changing.first else { return nil }
      let isMutableValue =
        types.swift.storedProperties.contains { $0.isMutable } || !types.swift.mutatingFunctions.isEmpty
      return rule.violation(
        // That both may be changed is what many teams choose; that only one may is a port gone astray.
        types, twin, kotlin: first.nameRange, isSure: !isMutableValue,
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
        !types.kotlin.functions.contains("equals"), !inheritsEquality(types.kotlin, twin)
      else { return nil }
      return rule.violation(types, twin)
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

  /// Where do `==` and `equals` look at different properties, or in different ways?
  static let equalityScope = HazardCheck("equality-scope-mismatch") { twin, rule in
    var equalities = Equalities()
    return twin.types.compactMap { types in
      guard types.isPlain, let swift = ComparedProperties(types, .swift, twin, &equalities),
        let kotlin = ComparedProperties(types, .kotlin, twin, &equalities)
      else { return nil }
      if let way = swift.otherWay, kotlin.place == nil {
        return rule.violation(
          types, twin, swift: swift.place, saying: way,
          values: ["how": "Swift compares \(way) of both, Kotlin their properties"])
      }
      if swift.needsOneOnly != kotlin.needsOneOnly {
        let way = "\((swift.needsOneOnly ? Side.swift : .kotlin).languageName) takes one equal property for all of them"
        return rule.violation(
          types, twin, kotlin: kotlin.place ?? types.kotlinDeclaration.nameRange, swift: swift.place, saying: way,
          values: ["how": way])
      }
      let onlySwift = swift.names.subtracting(kotlin.names)
      let onlyKotlin = kotlin.names.subtracting(swift.names)
      // A property that one side lacks altogether is another finding.
      let shared = Set(types.swift.properties.map { canonicalName($0.name) })
        .intersection(types.kotlin.properties.map { canonicalName($0.name) })
      let different = onlySwift.union(onlyKotlin).intersection(shared)
      guard let first = types.kotlin.properties.first(where: { different.contains(canonicalName($0.name)) }) else {
        return nil
      }
      let side = onlySwift.contains(canonicalName(first.name)) ? Side.swift : .kotlin
      return rule.violation(
        types, twin, kotlin: kotlin.place ?? first.nameRange, swift: swift.place, saying: first.name,
        values: ["how": "`\(first.name)` counts in \(side.languageName) only"])
    }
  }
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
    return (types.kotlinDeclaration.members + besideSealed(types, twin)).compactMap { member in
      guard member.kind == .class, member.modifiers.isDisjoint(with: [.data, .value]),
        !member.members.contains(where: { $0.name == "equals" }),
        member.members.contains(where: { $0.kind == .initializer && $0.parameters.contains { $0.property != nil } })
      else { return nil }
      return rule.violation(
        types, twin, kotlin: member.nameRange, saying: member.name, values: ["name": member.name])
    }
  }
}

/// The subclasses of a sealed class that stand beside it, in the same file.
private func besideSealed(_ types: WrittenTypes, _ twin: WrittenTwin) -> [Declaration] {
  guard let unit = twin.sides.unit(.kotlin, types.kotlin.unit) else { return [] }
  return unit.declarations.filter { declaration in
    declaration.kind == .class
      && declaration.supertypes.contains { readType($0.type, in: unit.tree, side: .kotlin).name == types.kotlin.name }
  }
}

/// The properties by which a type's values are held to be equal; `nil` where that cannot be told.
private struct ComparedProperties {
  var names: Set<String> = []
  /// Where the equality is written; `nil` when the compiler makes it.
  var place: ByteRange?
  /// What is compared in place of a property: its text, or what a function makes of the whole.
  var otherWay: String?
  /// Whether one equal property is enough.
  var needsOneOnly = false

  init?(_ types: WrittenTypes, _ side: Side, _ twin: WrittenTwin, _ equalities: inout Equalities) {
    let facts = side == .swift ? types.swift : types.kotlin
    let declaration = side == .swift ? types.swiftDeclaration : types.kotlinDeclaration
    guard let unit = twin.sides.unit(side, facts.unit) else { return nil }
    let written = equalities.equality(of: declaration.name, unit, facts.unit)
    if let written {
      place = written.nameRange
      guard let body = written.body else { return nil }
      otherWay = Self.otherWay(body, unit)
      needsOneOnly = Self.needsOneOnly(body, facts, unit.tree)
      let names = Self.conjuncts(body, facts, unit.tree)
      guard names != nil || otherWay != nil else { return nil }
      self.names = names ?? []
    } else if side == .kotlin {
      guard facts.modifiers.contains(.data) else { return nil }
      names = Set(facts.properties.filter(\.isInHeader).map { canonicalName($0.name) })
    } else {
      guard facts.kind == .struct, isEquatable(facts, twin) else { return nil }
      names = Set(facts.storedProperties.map { canonicalName($0.name) })
    }
  }

  /// `left.params.description == right.params.description`, `text(of: left) == text(of: right)`.
  private static func otherWay(_ body: NodeID, _ unit: SourceUnit) -> String? {
    let tree = unit.tree
    for node in tree.preorder(body) where tree.kind(node) == .binary && tree.label(node) == "==" {
      let (left, right) = (tree.child(node, 0), tree.child(node, 1))
      guard tree.kind(left) == tree.kind(right) else { continue }
      if tree.kind(left) == .member, ["description", "debugDescription"].contains(tree.label(left)),
        let path = tree.path(tree.child(left, 0)), let name = path.last
      {
        return "the text of `\(name)`"
      }
      if tree.kind(left) == .call, let name = tree.calleeName(left), name == tree.calleeName(right),
        tree.argumentValues(left).count == 1, tree.path(tree.argumentValues(left)[0])?.count == 1
      {
        return "what `\(name)` makes"
      }
    }
    return nil
  }

  /// `id == other.id || name == other.name`.
  private static func needsOneOnly(_ body: NodeID, _ facts: TypeFacts, _ tree: Tree) -> Bool {
    tree.preorder(body).contains { node in
      guard tree.kind(node) == .binary, tree.label(node) == "||" else { return false }
      let compared = tree.children(node).map { operand -> Set<String> in
        let tests = tree.preorder(operand).filter { tree.kind($0) == .binary && tree.label($0) == "==" }
        return tests.reduce(into: []) { $0.formUnion(conjuncts($1, facts, tree) ?? []) }
      }
      return compared.count == 2 && compared.allSatisfy { !$0.isEmpty } && compared[0].isDisjoint(with: compared[1])
    }
  }

  /// The properties that are read from the other value: `other.url`, `rhs.url.isEqual(…)`. Whatever compares them, a
  /// property that nobody reads from the other one is not compared.
  private static func conjuncts(_ body: NodeID, _ facts: TypeFacts, _ tree: Tree) -> Set<String>? {
    let known = Set(facts.properties.filter { !$0.isStatic }.map(\.name))
    var result: Set<String> = []
    for node in tree.preorder(body) where tree.kind(node) == .member && known.contains(tree.label(node)) {
      guard tree.childCount(node) == 1, tree.kind(tree.child(node, 0)) != .self else { continue }
      result.insert(canonicalName(tree.label(node)))
    }
    return result.isEmpty ? nil : result
  }
}

/// The `==` and `equals` of the types of some files, each file read once.
private struct Equalities {
  private struct File: Hashable {
    var side: Side
    var unit: Int
  }

  private var known: [File: [String: Declaration]] = [:]

  /// The `==` or `equals` of a type: its own, an extension's, or a function of the file.
  mutating func equality(of type: String, _ unit: SourceUnit, _ number: Int) -> Declaration? {
    let file = File(side: unit.file.side, unit: number)
    if let found = known[file] { return found[type] }
    let found = Self.read(unit)
    known[file] = found
    return found[type]
  }

  private static func read(_ unit: SourceUnit) -> [String: Declaration] {
    var found: [String: Declaration] = [:]
    unit.forEachDeclaration { declaration, enclosing in
      guard declaration.kind == .function, declaration.name == "==" || declaration.name == "equals" else { return }
      let owner = enclosing.last { $0.isType || $0.kind == .extension }
      if let owner { found[owner.name] = declaration }
      guard owner == nil, let first = declaration.parameters.first?.type,
        let name = readType(first, in: unit.tree, side: unit.file.side).name
      else { return }
      found[name] = declaration
    }
    return found
  }
}
