internal import CodeModel
internal import SourceModel

/// A type with everything that the side declares in it: its own members, those of its extensions wherever they stand,
/// and Kotlin extension functions.
struct TypeGroup: Sendable {
  /// The type; `nil` when only extensions are known.
  var type: DeclarationID?
  var extensions: [DeclarationID] = []
  /// Members in source order, nested types included.
  var members: [DeclarationID] = []
  let name: String
  let key: String

  /// The declaration that stands for the group: the type, else its first extension or extension function.
  var representative: DeclarationID? { type ?? extensions.first ?? members.first }
}

/// The type groups of one side, in source order.
struct TypeGroups: Sendable {
  let index: DeclarationIndex
  private let plumbing: Plumbing
  /// Which files test others, by their positions in the index.
  let areTests: [Bool]
  private(set) var groups: [TypeGroup] = []
  /// The group that a type declaration leads.
  private(set) var groupOfType: [DeclarationID: Int] = [:]
  private var byKey: [String: [Int]] = [:]
  private var firsts: [Reference: Int] = [:]
  /// The group to which an extension adds.
  private var groupOfExtension: [DeclarationID: Int] = [:]
  /// File-level names of types that may stand for nested ones.
  private let aliases: Set<String>

  /// What an extension may say of the type that it extends; the first group that fits is known for each.
  private struct Reference: Hashable {
    var key: String
    /// Whether no nested type can be meant.
    var isFree: Bool
    /// Canonical.
    var path: String?
    var unit: Int?
  }

  init(_ index: DeclarationIndex, plumbing: Plumbing, tests: TestFiles) {
    self.index = index
    self.plumbing = plumbing
    areTests = index.units.map { tests.isTest($0.file) }
    let declarations = index.declarations.filter { !$0.isShadowed }
    aliases = Set(declarations.filter { $0.declaration.kind == .typeAlias && $0.parent == nil }.map(\.key))
    for entry in declarations where entry.declaration.isType { open(entry) }
    for entry in declarations where entry.declaration.kind == .extension { extend(entry) }
    for entry in declarations where entry.parent == nil { attachByReceiver(entry) }
  }

  /// Whether nobody is to use a type any longer.
  func isDeprecated(_ group: Int) -> Bool {
    groups[group].type.map(index.isDeprecated) ?? false
  }

  /// The group of the type in which a nested type stands.
  func parent(of group: Int) -> Int? {
    guard let type = groups[group].type, let parent = index[type].parent else { return nil }
    return self.group(ofContainer: parent)
  }

  func group(ofContainer id: DeclarationID) -> Int? {
    if let known = groupOfType[id] ?? groupOfExtension[id] { return known }
    guard index.declaration(id).kind == .extension else { return nil }
    return byKey[index[id].key]?.first
  }

  /// The groups of types that go by a canonical name, in source order.
  func groups(named key: String) -> [Int] { byKey[key] ?? [] }

  /// The names of the members that say something about the type; synthesised ones do not.
  func memberKeys(of group: Int) -> Set<String> {
    var keys: Set<String> = []
    for member in groups[group].members {
      let entry = index[member]
      guard entry.declaration.kind != .initializer, !plumbing.isSynthesized(entry.key) else { continue }
      keys.insert(entry.key)
    }
    return keys
  }

  /// The texts that stand for the cases of an enum outside the app.
  func caseTexts(of group: Int) -> Set<String> {
    var texts: Set<String> = []
    for member in groups[group].members {
      let entry = index[member]
      let tree = index.units[entry.unit].tree
      guard entry.declaration.kind == .enumCase, let value = entry.declaration.value, tree.kind(value) == .string,
        tree.childCount(value) == 1
      else { continue }
      texts.insert(tree.label(tree.child(value, 0)))
    }
    return texts
  }

  /// Whether a type holds another that goes by a canonical name, or a name that stands for one. A property may be called
  /// as the type of what it keeps.
  func declaresType(_ key: String, in group: Int) -> Bool {
    groups[group].members.map { index[$0] }.contains {
      $0.key == key && ($0.declaration.isType || [.typeAlias, .associatedType].contains($0.declaration.kind))
    }
  }

  func unit(of group: Int) -> Int? { groups[group].representative.map { index[$0].unit } }

  private mutating func open(_ entry: IndexedDeclaration) {
    groupOfType[entry.id] = groups.count
    note(key: entry.key, path: entry.path, unit: entry.unit, isNested: entry.parent != nil)
    groups.append(
      TypeGroup(type: entry.id, members: listed(entry), name: entry.declaration.name, key: entry.key))
  }

  /// What tests add to a type that they test is theirs.
  private func isForTests(_ entry: IndexedDeclaration, _ target: Int) -> Bool {
    areTests[entry.unit] && groups[target].type.map { !areTests[index[$0].unit] } ?? false
  }

  private mutating func extend(_ entry: IndexedDeclaration) {
    let target = groupForExtension(key: entry.key, path: entry.declaration.name, unit: entry.unit)
    if isForTests(entry, target) { return }
    groupOfExtension[entry.id] = target
    groups[target].extensions.append(entry.id)
    groups[target].members += listed(entry)
  }

  private func listed(_ entry: IndexedDeclaration) -> [DeclarationID] {
    entry.children.filter { !index[$0].isShadowed }
  }

  private mutating func attachByReceiver(_ entry: IndexedDeclaration) {
    let declaration = entry.declaration
    guard declaration.kind == .function || declaration.kind == .property, let receiver = declaration.receiver,
      let name = typeName(receiver, in: index.units[entry.unit].tree)
    else { return }
    let target = groupForExtension(key: canonicalName(lastPathComponent(name)), path: name, unit: entry.unit)
    if isForTests(entry, target) { return }
    groups[target].members.append(entry.id)
  }

  /// The group of the extended type: the one with the same dotted path, else in the same file, else the first.
  private mutating func groupForExtension(key: String, path: String, unit: Int) -> Int {
    let isFree = meansNoNested(key, path)
    let best =
      firsts[Reference(key: key, isFree: isFree, path: canonicalName(path))]
      ?? firsts[Reference(key: key, isFree: isFree, unit: unit)] ?? firsts[Reference(key: key, isFree: isFree)]
    if let best { return best }
    note(key: key, path: nil, unit: unit, isNested: false)
    groups.append(TypeGroup(type: nil, name: lastPathComponent(path), key: key))
    return groups.count - 1
  }

  /// Makes the next group known under its key.
  private mutating func note(key: String, path: String?, unit: Int, isNested: Bool) {
    byKey[key, default: []].append(groups.count)
    for isFree in isNested ? [false] : [false, true] {
      var references = [Reference(key: key, isFree: isFree), Reference(key: key, isFree: isFree, unit: unit)]
      if let path { references.append(Reference(key: key, isFree: isFree, path: canonicalName(path))) }
      for reference in references where firsts[reference] == nil { firsts[reference] = groups.count }
    }
  }

  /// Whether a file-level extension of a name cannot be one of a nested type. In Swift a name without a dot never means
  /// a nested type; in Kotlin it does where the nested type is imported.
  private func meansNoNested(_ key: String, _ path: String) -> Bool {
    index.side == .swift && !path.contains(".") && !aliases.contains(key)
  }
}

/// The name of a type node, without optionality and arguments.
func typeName(_ node: NodeID, in tree: Tree) -> String? {
  switch tree.kind(node) {
  case .typeName: tree.label(node)
  case .optionalType: tree.children(node).first.flatMap { typeName($0, in: tree) }
  case .listType: "List"
  case .mapType: "Map"
  default: nil
  }
}
