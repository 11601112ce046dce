// static let flushAt = Base.Defaults.flushAt     const val FLUSH_AT = 20
// private var level = Level.error                val level = Defaults.level
// case integrationName = "Acme"                  "Acme"
//
// A name may stand for a literal or for a case of an enum, behind another name or two.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The constants of one side that have a name, so that a literal can be held against a mention of one.
struct NamedConstants: Sendable {
  /// What a name stands for.
  enum Value: Sendable, Hashable {
    case literal(Literal)
    case enumCase(EnumCase)
  }

  struct Literal: Sendable, Hashable {
    var kind: NodeKind
    var hash: UInt64
    /// Of a text without values in it.
    var text: String?
  }

  struct EnumCase: Sendable, Hashable {
    var key: String
    /// The key of the enum.
    var owner: String
    /// What the case stands for outside the app.
    var raw: Literal?
    /// Hash of the text by which the case is known where its enum says nothing else.
    var spelling: UInt64?
  }

  /// A property or case that a name may mean.
  private struct Entry: Sendable {
    var unit: Int
    /// The canonical names of the enclosing declarations.
    var owners: [String]
    /// Whether it is a property that never changes, or a case.
    var isConstant: Bool
    var isShared: Bool
    var declaration: DeclarationID
  }

  /// So many names may stand between a name and its value.
  private static let hops = 5

  /// What goes by one canonical name.
  private struct Family: Sendable {
    var byUnit: [Int: [Entry]] = [:]
    /// Those that need no object, by the name of what is right around them.
    var byOwner: [String: [Entry]] = [:]
    var shared: [Entry] = []
    var properties: [Entry] = []
    /// Whether all of these never change.
    var isSharedConstant = true
    var isPropertyConstant = true

    mutating func add(_ entry: Entry, isProperty: Bool) {
      byUnit[entry.unit, default: []].append(entry)
      if entry.isShared {
        shared.append(entry)
        byOwner[entry.owners.last ?? "", default: []].append(entry)
        isSharedConstant = isSharedConstant && entry.isConstant
      }
      if isProperty {
        properties.append(entry)
        isPropertyConstant = isPropertyConstant && entry.isConstant
      }
    }
  }

  /// What is asked of an enum for each mention of a case.
  private struct Enum: Sendable {
    var cases: Set<String>
    var hasProperties: Bool
    /// Of each property the literals that it gives, by the keys of the cases.
    var given: [String: (unit: Int, values: [String: NodeID])]
  }

  private let index: DeclarationIndex?
  private var families: [String: Family] = [:]
  private var enums: [DeclarationID: Enum] = [:]
  /// What a constant that mentions another one stands for, by how many hops are left. Each is looked through once: of a
  /// name that stands for many things, each of which mentions such a name, there are more ways than anybody could go.
  private var mentions: [DeclarationID: [Value?]] = [:]

  init() { index = nil }

  init(_ index: DeclarationIndex) {
    self.index = index
    for entry in index.declarations where !entry.isShadowed {
      let declaration = entry.declaration
      let isCase = declaration.kind == .enumCase && declaration.parameters.isEmpty
      guard isCase || declaration.kind == .property && declaration.body == nil else { continue }
      let isConstant = isCase || !declaration.modifiers.contains(.mutable) && declaration.value != nil
      let parent = entry.parent.map { index[$0].declaration.kind }
      let isShared = isCase || declaration.modifiers.contains(.static) || parent == nil || parent == .object
      families[entry.key, default: Family()].add(
        Entry(
          unit: entry.unit, owners: entry.path.split(separator: ".").dropLast().map { canonicalName(String($0)) },
          isConstant: isConstant, isShared: isShared, declaration: entry.id), isProperty: !isCase)
    }
    learnEnums(of: index)
    followMentions(in: index)
  }

  private mutating func learnEnums(of index: DeclarationIndex) {
    for entry in index.declarations {
      let members = entry.declaration.members
      let cases = Set(members.filter { $0.kind == .enumCase }.map(\.key))
      if cases.isEmpty { continue }
      var known = Enum(cases: cases, hasProperties: members.contains { $0.kind == .property }, given: [:])
      for property in entry.children.map({ index[$0] }) where property.declaration.kind == .property {
        if known.given[property.key] != nil { continue }
        known.given[property.key] = (property.unit, index.valuesByCase(property))
      }
      enums[entry.id] = known
    }
  }

  /// Looks through the constants that mention others, one hop after the other.
  private mutating func followMentions(in index: DeclarationIndex) {
    let all = index.declarations.filter { entry in
      guard !entry.isShadowed, entry.declaration.kind == .property, entry.declaration.body == nil,
        let value = entry.declaration.value
      else { return false }
      return [.name, .member].contains(index.units[entry.unit].tree.kind(value))
    }
    for entry in all { mentions[entry.id] = [nil] }
    for hops in 0..<NamedConstants.hops {
      let found = all.map { entry -> Value? in
        // What is known after a few hops is so after more.
        if let value = mentions[entry.id]?.last ?? nil { return value }
        return entry.declaration.value.flatMap { value($0, in: BodyComparer.Text(index, entry.unit), hops: hops) }
      }
      for (entry, value) in zip(all, found) { mentions[entry.id]?.append(value) }
    }
  }

  /// What a literal or a mention stands for; `nil` for what is no constant or may be several.
  func value(_ mention: NodeID, in text: BodyComparer.Text) -> Value? {
    value(mention, in: text, hops: NamedConstants.hops)
  }

  private func value(_ mention: NodeID, in text: BodyComparer.Text, hops: Int) -> Value? {
    guard hops > 0, let index else { return nil }
    switch text.tree.kind(mention) {
    case .integer, .floating, .string, .character, .boolean, .regex:
      return .literal(NamedConstants.literal(mention, text))
    case .name:
      return text.tree.marks(mention).contains(.local) ? nil : named(mention, in: text, index, hops: hops)
    case .casePattern:
      return text.tree.childCount(mention) > 0 ? nil : named(mention, in: text, index, hops: hops)
    case .member:
      let owner = value(text.tree.child(mention, 0), in: text, hops: hops - 1)
      guard case .enumCase(let enumCase) = owner else { return nil }
      return given(text.tree.label(mention), by: enumCase, index).map { .literal($0) }
    default: return nil
    }
  }

  private static func literal(_ node: NodeID, _ text: BodyComparer.Text) -> Literal {
    Literal(kind: text.tree.kind(node), hash: text.fingerprints.exact(node), text: text.tree.plainText(node))
  }

  // MARK: Names

  private func named(
    _ mention: NodeID, in text: BodyComparer.Text, _ index: DeclarationIndex, hops: Int
  ) -> Value? {
    common(meant(by: mention, in: text, index), index, hops: hops) ?? givenByCase(mention, in: text, index, hops: hops)
  }

  /// `Mode.Manual.value`: what a property gives for a case that stands before it like a type.
  private func givenByCase(
    _ mention: NodeID, in text: BodyComparer.Text, _ index: DeclarationIndex, hops: Int
  ) -> Value? {
    let path = written(mention, in: text)
    guard path.count > 1, let known = families[path[path.count - 2]] else { return nil }
    let here = index.unit(at: text.file.path)
    let owners = Array(path.dropLast(2))
    let near = here.flatMap { known.byUnit[$0] } ?? []
    let meant = owners.isEmpty ? (near.isEmpty ? known.shared : near) : qualified(known, owners: owners, here, index)
    guard case .enumCase(let enumCase)? = common(meant, index, hops: hops) else { return nil }
    return given(path[path.count - 1], by: enumCase, index).map { .literal($0) }
  }

  /// Where the value stands that a constant is declared with, if a mention means one constant and no other.
  func initializer(of mention: NodeID, in text: BodyComparer.Text) -> (value: NodeID, text: BodyComparer.Text)? {
    guard let index, text.tree.kind(mention) == .name else { return nil }
    let meant = meant(by: mention, in: text, index)
    guard meant.count == 1, let entry = meant.first, let value = index.declaration(entry.declaration).value else {
      return nil
    }
    return (value, BodyComparer.Text(index, entry.unit))
  }

  /// The constants that a name may mean; none where something by this name changes.
  private func meant(by mention: NodeID, in text: BodyComparer.Text, _ index: DeclarationIndex) -> [Entry] {
    let path = written(mention, in: text)
    guard let known = families[text.tree.label(mention)] ?? path.last.flatMap({ families[$0] }) else { return [] }
    let here = index.unit(at: text.file.path)
    if path.count > 1 {
      let meant = qualified(known, owners: Array(path.dropLast()), here, index)
      // What a supertype's companion has is said without it, and a name in capitals is also kept as it is spelt.
      return meant.isEmpty && path == [path[0], path[0]] && known.isPropertyConstant ? known.properties : meant
    }
    func isProperty(_ entry: Entry) -> Bool { index.declaration(entry.declaration).kind == .property }
    let isDotted = NamedConstants.isDotted(mention, in: text)
    // `self.box` is no case.
    let isOwn = !isDotted && text.tree.marks(mention).contains(.qualified)
    // What stands in the same file is meant before what stands elsewhere.
    let near = (here.flatMap { known.byUnit[$0] } ?? []).filter { entry in
      entry.isConstant && (isDotted ? entry.isShared : !isOwn || isProperty(entry))
    }
    if !near.isEmpty { return near }
    // Another file's case needs its enum's name, or Swift's dot.
    guard isDotted ? known.isSharedConstant : known.isPropertyConstant else { return [] }
    return isDotted ? known.shared : known.properties
  }

  /// Whether a mention is Swift's `.name`.
  static func isDotted(_ mention: NodeID, in text: BodyComparer.Text) -> Bool {
    (text.tree.marks(mention).contains(.qualified) || text.tree.kind(mention) == .casePattern)
      && text.tree.soft(mention).isEmpty
      && text.file.text(in: text.tree.range(mention)).hasPrefix(".")
  }

  /// The constants that a name behind the names of types may mean: `Base.Defaults.limit`.
  private func qualified(_ known: Family, owners: [String], _ here: Int?, _ index: DeclarationIndex) -> [Entry] {
    var fitting = (known.byOwner[owners.last ?? ""] ?? []).filter { $0.owners.suffix(owners.count) == owners[...] }
    // A companion may have a name of its own, which is that of no type.
    if fitting.isEmpty, let here, let last = owners.last, index.types(named: last).isEmpty {
      fitting = (known.byUnit[here] ?? []).filter(\.isShared)
    }
    let near = fitting.filter { $0.unit == here }
    let meant = near.isEmpty ? fitting : near
    return meant.allSatisfy(\.isConstant) ? meant : []
  }

  /// The canonical names of a mention as it is written: `base`, `defaults`, `limit`.
  private func written(_ mention: NodeID, in text: BodyComparer.Text) -> [String] {
    let (tree, label) = (text.tree, text.tree.label(mention))
    guard !tree.soft(mention).isEmpty || tree.kind(mention) == .casePattern else { return [label] }
    let names = text.file.text(in: tree.range(mention)).split(separator: ".").map(String.init)
    let arePlain = names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    guard names.count > 1, arePlain else {
      return tree.soft(mention).isEmpty ? [label] : [canonicalName(tree.soft(mention)), label]
    }
    return names.filter { !["Companion", "Self", "self", "this"].contains($0) }.map { canonicalName($0) }
  }

  /// What all of some declarations stand for.
  private func common(_ meant: [Entry], _ index: DeclarationIndex, hops: Int) -> Value? {
    var result: Value?
    for entry in meant {
      guard let value = value(of: entry, index, hops: hops), result == nil || result == value else { return nil }
      result = value
    }
    return result
  }

  private func value(of entry: Entry, _ index: DeclarationIndex, hops: Int) -> Value? {
    if let known = mentions[entry.declaration] { return known[hops] }
    let declaration = index.declaration(entry.declaration)
    let text = BodyComparer.Text(index, entry.unit)
    if declaration.kind == .enumCase { return .enumCase(enumCase(declaration, entry, text, index)) }
    return declaration.value.flatMap { value($0, in: text, hops: hops - 1) }
  }

  // MARK: Cases

  private func enumCase(
    _ declaration: Declaration, _ entry: Entry, _ text: BodyComparer.Text, _ index: DeclarationIndex
  ) -> EnumCase {
    let raw = declaration.value.flatMap { text.tree.kind($0).isLiteral ? NamedConstants.literal($0, text) : nil }
    let parent = index[entry.declaration].parent.map { index[$0] }
    // Kotlin writes an entry by its name where nothing else is said.
    let isSpelt =
      index.side == .kotlin && raw == nil && declaration.arguments.isEmpty
      && parent.flatMap { enums[$0.id] }?.hasProperties == false
    return EnumCase(
      key: declaration.key, owner: parent?.key ?? "", raw: raw,
      spelling: isSpelt ? NamedConstants.hash(ofText: declaration.name) : nil)
  }

  /// What a property of an enum gives for one of its cases: `rawValue`, `name`, or one of its own.
  private func given(_ property: String, by enumCase: EnumCase, _ index: DeclarationIndex) -> Literal? {
    let owners = index.types(named: enumCase.owner).filter { enums[$0]?.cases.contains(enumCase.key) ?? false }
    guard owners.count == 1, let owner = owners.first else { return nil }
    if let own = enums[owner]?.given[property] {
      return own.values[enumCase.key].map { NamedConstants.literal($0, BodyComparer.Text(index, own.unit)) }
    }
    let names = ["rawValue", index.declaration(owner).rawValueName ?? "rawValue"].map { canonicalName($0) }
    return names.contains(property) ? enumCase.raw : nil
  }

  /// The hash of a text as a literal.
  private static func hash(ofText text: String) -> UInt64 {
    var tree = Tree()
    let nowhere = ByteRange(0, 0)
    let part = tree.add(.text, text, range: nowhere)
    let whole = tree.add(.string, range: nowhere, [part])
    return Fingerprints(tree, roots: [whole]).exact(whole)
  }
}

extension NamedConstants.EnumCase {
  /// Whether the case is known by a literal.
  func isKnown(by literal: NamedConstants.Literal) -> Bool { raw?.hash == literal.hash || spelling == literal.hash }
}
