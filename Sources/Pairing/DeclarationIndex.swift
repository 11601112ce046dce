package import CodeModel
package import SourceModel

/// Names one declaration of one side's index.
package struct DeclarationID: Sendable, Hashable, Comparable {
  package let side: Side
  package let number: Int

  package init(side: Side, number: Int) {
    self.side = side
    self.number = number
  }

  package static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    (left.side, left.number) < (right.side, right.number)
  }
}

/// A declaration with its place: which file it stands in and what encloses it.
///
/// A class because a declaration is twenty lists and texts: what is copied is one reference.
package final class IndexedDeclaration: Sendable {
  package let id: DeclarationID
  /// Position of its unit in the side's list.
  package let unit: Int
  package let parent: DeclarationID?
  package let declaration: Declaration
  /// The name under which it is compared; of an extension, that of the last component of the extended type.
  package let key: String
  /// The names of the enclosing declarations and its own, dotted, as the source spells them.
  package let path: String
  /// The initializers among its members.
  package let initializers: [IndexedInitializer]
  // Both are complete before the index that makes them is handed on.
  package nonisolated(unsafe) fileprivate(set) var children: [DeclarationID] = []
  /// Another declaration of its side speaks for it: the `actual` of an `expect`, the `actual` of another source set,
  /// the type in the other branch of an `#if`, the name that what nobody can use any more has now.
  package nonisolated(unsafe) fileprivate(set) var isShadowed = false

  fileprivate init(
    id: DeclarationID, unit: Int, parent: DeclarationID?, declaration: Declaration, key: String, path: String
  ) {
    self.id = id
    self.unit = unit
    self.parent = parent
    self.declaration = declaration
    self.key = key
    self.path = path
    let members = declaration.members
    initializers = members.indices.filter { members[$0].kind == .initializer }.map { IndexedInitializer(members[$0]) }
  }
}

extension IndexedDeclaration {
  /// The same in its place, with other parameters.
  func with(_ parameters: [Parameter]) -> IndexedDeclaration {
    var declaration = declaration
    declaration.parameters = parameters
    let entry = IndexedDeclaration(
      id: id, unit: unit, parent: parent, declaration: declaration, key: key, path: path)
    entry.children = children
    entry.isShadowed = isShadowed
    return entry
  }
}

/// An initializer, whose parameters are found by their keys: some take what thousands of properties keep.
package struct IndexedInitializer: Sendable {
  package let declaration: Declaration
  private let positions: [String: Int]

  fileprivate init(_ declaration: Declaration) {
    self.declaration = declaration
    positions = Dictionary(declaration.parameters.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// The first parameter that goes by a canonical name.
  package func parameter(named key: String) -> Parameter? { positions[key].map { declaration.parameters[$0] } }
}

/// Every unit of one side with its declarations numbered in source order, and the fingerprints of its trees.
package struct DeclarationIndex: Sendable {
  package let side: Side
  package let units: [SourceUnit]
  package let fingerprints: [Fingerprints]
  package private(set) var declarations: [IndexedDeclaration] = []
  /// The file-level declarations of each unit.
  package private(set) var roots: [[DeclarationID]] = []
  /// Where the declarations of each unit begin, and where the last one's end.
  private var starts: [Int] = []
  private let unitsByPath: [String: Int]
  private var typesByKey: [String: [DeclarationID]] = [:]
  /// The names of all types as the source spells them.
  private var typeNames: Set<String> = []
  private var extensionsByKey: [String: [DeclarationID]] = [:]
  /// What the cases of the enums go by.
  private(set) var caseTexts = CaseTexts()

  /// - Parameters:
  ///   - units: in the order in which results are to be reported; by path, usually.
  ///   - other: the same side at another moment, which had the same file at every path but those of `changed`.
  package init(
    side: Side, units: [SourceUnit], like other: DeclarationIndex? = nil, but changed: Set<String> = [], jobs: Int = 1
  ) {
    self.side = side
    self.units = units
    unitsByPath = Dictionary(units.indices.map { (units[$0].file.path, $0) }) { first, _ in first }
    self.fingerprints = units.mapped(jobs: jobs) { unit in
      let known = changed.contains(unit.file.path) ? nil : other?.unit(at: unit.file.path)
      return known.flatMap { other?.fingerprints[$0] } ?? Fingerprints(unit)
    }
    for (number, unit) in units.enumerated() {
      starts.append(declarations.count)
      roots.append(unit.declarations.map { add($0, unit: number, parent: nil, prefix: "") })
    }
    starts.append(declarations.count)
    shadow()
    shadowStubs()
    for entry in declarations where isUnavailable(entry) || onlyNamesType(entry) || isGivenByFunction(entry) {
      shadow(entry.id)
    }
    caseTexts = CaseTexts(self)
  }

  /// Whether nobody can use a declaration any more: `@available(*, unavailable, renamed: "Shop")` only says where it went.
  private func isUnavailable(_ entry: IndexedDeclaration) -> Bool {
    guard entry.declaration.isType || entry.declaration.kind == .enumCase else { return false }
    let tree = units[entry.unit].tree
    return entry.declaration.attributes.contains { attribute in
      guard attribute.name == "available" else { return false }
      let words = attribute.arguments.prefix(2).compactMap { tree.children($0).first.map { tree.label($0) } }
      return words == ["*", "unavailable"]
    }
  }

  /// Whether a Kotlin function only spares its callers to hand over a class:
  /// `inline fun <reified T> load(): T = load(T::class.java)`.
  private func onlyNamesType(_ entry: IndexedDeclaration) -> Bool {
    let declaration = entry.declaration
    guard declaration.kind == .function, declaration.modifiers.contains(.inline), let body = declaration.body,
      declaration.typeParameters.contains(where: \.isReified)
    else { return false }
    let tree = units[entry.unit].tree
    guard var called = tree.onlyResult(of: body) else { return false }
    if tree.kind(called) == .call { called = tree.child(called, 0) }
    let siblings = entry.parent.map { self[$0].children } ?? roots[entry.unit]
    return tree.kind(called) == .name && tree.label(called) == entry.key
      && siblings.contains { other in
        other != entry.id && self[other].key == entry.key
          && self[other].declaration.parameters.map(\.key) == declaration.parameters.map(\.key)
      }
  }

  /// Whether others have what a private Kotlin variable keeps for all by a function of its name:
  /// `private var instance: Desk? = null` and `fun getInstance(): Desk`.
  private func isGivenByFunction(_ entry: IndexedDeclaration) -> Bool {
    guard side == .kotlin, entry.declaration.kind == .property, entry.declaration.visibility == .private,
      entry.declaration.modifiers.isSuperset(of: [.static, .mutable]), let parent = entry.parent
    else { return false }
    return self[parent].children.contains { other in
      let function = declaration(other)
      return function.kind == .function && function.parameters.isEmpty && function.visibility != .private
        && self[other].key == entry.key
    }
  }

  /// Of what Kotlin Multiplatform declares once for all platforms and once for each, one declaration counts: the first
  /// `actual`, the one of Android where its path says so, because an `expect` has no bodies.
  private mutating func shadow() {
    func key(_ entry: IndexedDeclaration) -> String {
      "\(entry.declaration.kind.rawValue) \(canonicalName(entry.path)) \(entry.declaration.parameters.count)"
    }
    var actuals: [String: [DeclarationID]] = [:]
    for entry in declarations where entry.parent == nil && entry.declaration.modifiers.contains(.actual) {
      actuals[key(entry), default: []].append(entry.id)
    }
    if actuals.isEmpty { return }
    for entry in declarations where entry.parent == nil {
      guard !entry.declaration.modifiers.isDisjoint(with: [.expect, .actual]), let rivals = actuals[key(entry)],
        let chosen = rivals.first(where: { units[self[$0].unit].file.path.contains("android") }) ?? rivals.first
      else { continue }
      if entry.id != chosen { shadow(entry.id) }
    }
  }

  /// Of types of one name in the branches of one `#if` the one with the most code counts: where the branch does not
  /// apply, a stub keeps the rest compiling.
  private mutating func shadowStubs() {
    struct Place: Hashable {
      var unit: Int
      var parent: DeclarationID?
      var name: String
    }
    func place(_ entry: IndexedDeclaration) -> Place {
      Place(unit: entry.unit, parent: entry.parent, name: entry.declaration.name)
    }
    let conditional = declarations.filter { $0.declaration.isType && !$0.declaration.conditions.isEmpty }
    var branchesByPlace = Dictionary(grouping: conditional, by: place).mapValues { $0.map(\.id) }
    for entry in conditional {
      guard !entry.isShadowed, let branches = branchesByPlace.removeValue(forKey: place(entry)) else { continue }
      let conditions = Set(branches.map { declaration($0).conditions })
      guard branches.count > 1, conditions.count == branches.count else { continue }
      let sizes = branches.map(size)
      let chosen = sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) }
      for position in branches.indices where position != chosen { shadow(branches[position]) }
    }
  }

  /// How much a declaration says, with all that is declared in it.
  private func size(_ id: DeclarationID) -> Int {
    let entry = self[id]
    let own = entry.declaration.ownNodes.reduce(1) { $0 + fingerprints[entry.unit].size($1) }
    return entry.children.reduce(own) { $0 + size($1) }
  }

  private mutating func shadow(_ id: DeclarationID) {
    declarations[id.number].isShadowed = true
    for child in declarations[id.number].children { shadow(child) }
  }

  /// The same with what is known otherwise of some declarations.
  func replacing(_ entries: [IndexedDeclaration]) -> DeclarationIndex {
    var index = self
    for entry in entries { index.declarations[entry.id.number] = entry }
    return index
  }

  /// The unit of a file.
  package func unit(at path: String) -> Int? { unitsByPath[path] }

  package subscript(id: DeclarationID) -> IndexedDeclaration {
    declarations[id.number]
  }

  package func declaration(_ id: DeclarationID) -> Declaration { declarations[id.number].declaration }

  package func unit(of id: DeclarationID) -> SourceUnit { units[declarations[id.number].unit] }

  /// What a unit declares, members included, in source order.
  package func declarations(ofUnit unit: Int) -> ArraySlice<IndexedDeclaration> {
    declarations[starts[unit]..<starts[unit + 1]]
  }

  /// Whether all types of a file are deprecated, and there are any.
  func isDeprecated(unit: Int) -> Bool {
    let types = roots[unit].filter { declaration($0).isType }
    return !types.isEmpty && types.allSatisfy(isDeprecated)
  }

  /// Whether nobody is to use a declaration any longer: `@Deprecated`, `@available(*, deprecated)`.
  func isDeprecated(_ id: DeclarationID) -> Bool {
    let tree = units[self[id].unit].tree
    return declaration(id).attributes.contains { attribute in
      attribute.name == "Deprecated"
        || attribute.name == "available"
          && attribute.arguments.contains { argument in
            tree.preorder(argument).contains { ["deprecated", "obsoleted"].contains(tree.label($0)) }
          }
    }
  }

  /// Whether there is a type of a name as it is spelt.
  package func declaresType(spelt name: String) -> Bool { typeNames.contains(name) }

  /// The types that go by a canonical name, in source order.
  package func types(named key: String) -> [DeclarationID] { typesByKey[key] ?? [] }

  /// The extensions, wherever they stand, of types that go by a canonical name.
  package func extensions(of key: String) -> [IndexedDeclaration] {
    (extensionsByKey[key] ?? []).map { self[$0] }
  }

  /// Whether other files say all that a file declares.
  func isShadowed(unit: Int) -> Bool { !roots[unit].isEmpty && roots[unit].allSatisfy { self[$0].isShadowed } }

  private mutating func add(_ declaration: Declaration, unit: Int, parent: DeclarationID?, prefix: String)
    -> DeclarationID
  {
    let id = DeclarationID(side: side, number: declarations.count)
    let path = prefix.isEmpty ? declaration.name : prefix + "." + declaration.name
    let key = declaration.kind == .extension ? canonicalName(lastPathComponent(declaration.name)) : declaration.key
    declarations.append(
      IndexedDeclaration(
        id: id, unit: unit, parent: parent, declaration: declaration, key: key, path: path))
    if declaration.isType {
      typesByKey[key, default: []].append(id)
      typeNames.insert(declaration.name)
    }
    if declaration.kind == .extension { extensionsByKey[key, default: []].append(id) }
    let children = declaration.members.map { add($0, unit: unit, parent: id, prefix: path) }
    declarations[id.number].children = children
    return id
  }
}

extension DeclarationIndex {
  /// The keys of the types that a declaration inherits from or conforms to.
  package func supertypeKeys(of entry: IndexedDeclaration) -> [String] {
    entry.declaration.supertypes.map { key(of: $0.type, in: units[entry.unit].tree) }
  }

  /// The key under which this side knows a type that a node names. A normal form says `store` for `IStore`, which is
  /// what another side's `Store` is held against; here it goes by what is written.
  package func key(of reference: NodeID, in tree: Tree) -> String {
    let written = canonicalName(lastComponent(of: tree.soft(reference)))
    return types(named: written).isEmpty ? canonicalName(lastComponent(of: tree.label(reference))) : written
  }
}

/// `A.B<C>?` → `B`.
func lastPathComponent(_ name: String) -> String {
  let bare = name.utf8.prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
  return lastComponent(of: bare.isEmpty || bare.endIndex == name.endIndex ? name : String(Substring(bare)))
}
