internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
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
      // What is computed from what is compared is compared with it.
      let different = onlySwift.subtracting(kotlin.derived).union(onlyKotlin.subtracting(swift.derived))
        .intersection(shared)
      let sure = different.subtracting(swift.behind).subtracting(kotlin.behind)
      let telling = sure.isEmpty ? different : sure
      guard let first = types.kotlin.properties.first(where: { telling.contains(canonicalName($0.name)) }) else {
        return nil
      }
      let side = onlySwift.contains(canonicalName(first.name)) ? Side.swift : .kotlin
      return rule.violation(
        types, twin, kotlin: kotlin.place ?? first.nameRange, swift: swift.place, isSure: !sure.isEmpty,
        saying: first.name, values: ["how": "`\(first.name)` counts in \(side.languageName) only"])
    }
  }
}

/// The properties by which a type's values are held to be equal; `nil` where that cannot be told.
struct ComparedProperties {
  var names: Set<String> = []
  /// The properties that follow from those.
  var derived: Set<String> = []
  /// The properties from which those are computed, and those that a compared function reads: whether all of what they hold
  /// counts is not to be seen.
  var behind: Set<String> = []
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
      behind = Self.behindFunctions(body, facts, unit.tree, twin, side)
      guard names != nil || otherWay != nil else { return nil }
      self.names = names ?? []
    } else if side == .kotlin {
      guard facts.modifiers.contains(.data) else { return nil }
      names = Set(facts.properties.filter(\.isInHeader).map { canonicalName($0.name) })
    } else {
      guard facts.kind == .struct, isEquatable(facts, twin) else { return nil }
      names = Set(facts.storedProperties.map { canonicalName($0.name) })
    }
    let sources = Self.sources(facts, side, twin)
    for name in names where facts.property(byKey: name).map({ !$0.isStored }) ?? false {
      behind.formUnion(sources[name] ?? [])
    }
    derived = Self.derived(from: names, sources)
  }

  /// The properties that others are made of: `val flags: Flags get() = Flags(rawFlags)`, and a constant that is made of the
  /// like when the object is.
  private static func sources(_ facts: TypeFacts, _ side: Side, _ twin: WrittenTwin) -> [String: Set<String>] {
    let known = Set(facts.properties.filter { !$0.isStatic }.map(\.name))
    var sources: [String: Set<String>] = [:]
    for part in facts.parts {
      guard let tree = twin.sides.unit(side, part.unit)?.tree else { continue }
      for member in part.declaration.members where member.kind == .property {
        let getter = member.getter
        guard let source = getter ?? (member.modifiers.contains(.mutable) ? nil : member.value) else { continue }
        let read = known.intersection(tree.preorder(source).compactMap { tree.ownPath($0)?.first })
        sources[canonicalName(member.name)] = Set(read.map(canonicalName))
      }
    }
    return sources
  }

  private static func derived(from names: Set<String>, _ sources: [String: Set<String>]) -> Set<String> {
    var result: Set<String> = []
    // One may be computed from another one.
    for _ in 0..<4 {
      for (key, read) in sources where !read.isEmpty && read.isSubset(of: names.union(result)) { result.insert(key) }
    }
    return result
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

  /// The properties that are read in the functions of the type by which the other value is asked: `other.safeId()`.
  private static func behindFunctions(
    _ body: NodeID, _ facts: TypeFacts, _ tree: Tree, _ twin: WrittenTwin, _ side: Side
  ) -> Set<String> {
    var result: Set<String> = []
    for node in tree.preorder(body) where tree.kind(node) == .member && tree.childCount(node) == 1 {
      guard tree.kind(tree.child(node, 0)) != .self, facts.functions.contains(tree.label(node)) else { continue }
      result.formUnion(properties(readBy: tree.label(node), facts, side, twin))
    }
    return result
  }

  /// What the functions of a name that belong to a type read of it.
  private static func properties(
    readBy function: String, _ facts: TypeFacts, _ side: Side, _ twin: WrittenTwin
  ) -> Set<String> {
    let known = Set(facts.properties.filter { !$0.isStatic }.map(\.name))
    var result: Set<String> = []
    for part in facts.parts {
      guard let tree = twin.sides.unit(side, part.unit)?.tree else { continue }
      for member in part.declaration.members where member.kind == .function && member.name == function {
        guard let body = member.body else { continue }
        let read = tree.preorder(body).compactMap { tree.ownPath($0)?.first }
        result.formUnion(known.intersection(read).map(canonicalName))
      }
    }
    return result
  }
}

/// The `==` and `equals` of the types of some files, each file read once.
struct Equalities {
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
