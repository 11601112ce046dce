// hidden.insert(key)     hide(key)
//                        private fun hide(key: Key) { hidden.add(key) }
//
// Which member of one's own type or file a call means, where only one can be meant, and what that does where it takes a
// single step.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The functions and properties of one side that take a single step, to be looked up by those who call them.
struct OwnSteps: Sendable {
  /// What a function or property does, and nothing else.
  struct Step {
    let parameters: [Parameter]
    let node: NodeID
    /// Names that the closures in it have for what they are handed.
    let bound: Set<String>
  }

  /// Where a member stands: in a type or its extensions, or in a file.
  private struct Place: Hashable {
    /// The key of the type.
    var type: String?
    /// Of what stands at file level.
    var unit: Int?
    var name: String
  }

  /// Nodes of a step at most.
  private static let limit = 60
  /// Subclasses, other source sets and the first reader may have another say in what these do.
  private static let shaky: Modifiers = [.open, .abstract, .override, .lazy, .expect, .actual]
  /// Attributes that do not change when, where or whether something runs.
  private static let harmless: Set<String> = [
    "discardableResult", "inlinable", "inline", "usableFromInline", "objc", "JvmStatic", "VisibleForTesting",
    "Suppress",
  ]
  private static let receivers: Set<String> = ["self", "this", "Self", "Companion"]

  private let index: DeclarationIndex?
  private var places: [Place: DeclarationID] = [:]
  /// Where more than one member has the name.
  private var doubled: Set<Place> = []
  /// What a file's types and extensions have, by the file and the name.
  private var held: [Place: [DeclarationID]] = [:]
  /// How many declarations have a name.
  private var counts: [String: Int] = [:]

  init() { index = nil }

  init(_ index: DeclarationIndex) {
    self.index = index
    for entry in index.declarations where !entry.isShadowed {
      guard [.function, .property, .enumCase].contains(entry.declaration.kind) else { continue }
      counts[entry.key, default: 0] += 1
      let type = entry.parent.map { index[$0].key }
      let place = Place(type: type, unit: type == nil ? entry.unit : nil, name: entry.key)
      if places[place] == nil { places[place] = entry.id } else { doubled.insert(place) }
      if entry.parent != nil { held[Place(type: nil, unit: entry.unit, name: entry.key), default: []].append(entry.id) }
    }
  }

  /// Whether the code base has a member or case of that name.
  func declares(_ key: String) -> Bool { counts[key] != nil }

  /// What a call or mention of something of the caller's own does; `nil` where it may be several things, or is more
  /// than one step.
  func step(of call: NodeID, in text: BodyComparer.Text, for caller: DeclarationID) -> Step? {
    guard let index, let entry = member(askedBy: call, in: text, text.tree, for: caller) else { return nil }
    return step(of: entry, calledBy: index[caller], index)
  }

  /// The function or property of the caller's own file that a call or mention asks; `nil` where it may be another.
  ///
  /// - Parameter tree: the text's own, or one that has more nodes than that.
  func member(
    askedBy call: NodeID, in text: BodyComparer.Text, _ tree: Tree, for caller: DeclarationID
  ) -> IndexedDeclaration? {
    let isCall = tree.kind(call) == .call
    let callee = isCall ? tree.child(call, 0) : call
    guard tree.kind(callee) == .name, tree.marks(callee).isDisjoint(with: [.local, .payload]),
      let count = counts[tree.label(callee)], let index,
      let entry = member(callee, in: text, tree, count, for: index[caller], index)
    else { return nil }
    // A function that is only mentioned is a value, and what a property gives may be called.
    let asksFunction = isCall || tree.marks(callee).contains(.called)
    guard entry.id != caller, entry.unit == index[caller].unit,
      asksFunction == (entry.declaration.kind == .function)
    else { return nil }
    return entry
  }

  /// The member of another type that the caller's own file adds to it, or declares in it, by its name; `nil` where it may
  /// be another.
  func addedMember(_ name: String, for caller: DeclarationID) -> IndexedDeclaration? {
    guard let index, let found = held[Place(type: nil, unit: index[caller].unit, name: name)], found.count == 1 else {
      return nil
    }
    let entry = index[found[0]]
    let isHidden = entry.declaration.visibility == .private || entry.declaration.visibility == .fileprivate
    guard counts[name] == 1 || isHidden, OwnSteps.isPlain(entry.declaration),
      holder(of: entry)?.key != holder(of: index[caller])?.key,
      !entry.declaration.modifiers.contains(.static)
    else { return nil }
    return entry
  }

  /// Whether a name that stands alone in a member of a type means what that type has.
  func isMember(_ name: String, of type: IndexedDeclaration) -> Bool {
    if places[Place(type: type.key, unit: nil, name: name)] != nil { return true }
    // Of a library's type all is its own that the code base does not have.
    return counts[name] == nil && (index?.types(named: type.key).isEmpty ?? true)
  }

  /// The type, or the extension of one, that a member stands in.
  func holder(of member: IndexedDeclaration) -> IndexedDeclaration? { member.parent.flatMap { index?[$0] } }

  // MARK: Which member is meant

  /// - Parameter count: how many declarations have the name.
  private func member(
    _ mention: NodeID, in text: BodyComparer.Text, _ tree: Tree, _ count: Int, for caller: IndexedDeclaration,
    _ index: DeclarationIndex
  ) -> IndexedDeclaration? {
    let name = tree.label(mention)
    let type = caller.parent.map { index[$0] }
    let own = Place(type: type?.key, unit: type == nil ? caller.unit : nil, name: name)
    let place = places[own] == nil ? Place(type: nil, unit: caller.unit, name: name) : own
    guard let entry = places[place].map({ index[$0] }), OwnSteps.isPlain(entry.declaration), !doubled.contains(place),
      isCertain(entry, at: place, count, index),
      isWritten(tree.range(mention), in: text, as: entry.declaration.name, type: type?.declaration.name)
    else { return nil }
    return entry
  }

  /// Whether nothing else can be meant where a member is in sight: what no other declaration is called like, or what is
  /// private and not inherited as well.
  private func isCertain(
    _ entry: IndexedDeclaration, at place: Place, _ count: Int, _ index: DeclarationIndex
  ) -> Bool {
    guard let key = place.type else { return count == 1 }
    let types = index.types(named: key)
    guard types.count == 1, let type = types.first.map({ index[$0] }), type.declaration.kind != .interface else {
      return false
    }
    if count == 1 { return true }
    let visibility = entry.declaration.visibility
    return (visibility == .private || visibility == .fileprivate)
      && index.supertypeKeys(of: type).allSatisfy { places[Place(type: $0, unit: nil, name: place.name)] == nil }
  }

  /// Whether a mention is a name as it is declared, with nothing before it that is not the caller's own.
  private func isWritten(
    _ mention: ByteRange, in text: BodyComparer.Text, as name: String, type: String?
  ) -> Bool {
    let written = text.file.text(in: mention).prefix { $0 != "(" && $0 != "{" && $0 != "<" }
    var parts = written.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" && $0 != "`" }
    }
    guard parts.popLast() == name else { return false }
    return parts.allSatisfy { OwnSteps.receivers.contains($0) || $0 == type }
  }

  // MARK: What it does

  private func step(
    of entry: IndexedDeclaration, calledBy caller: IndexedDeclaration, _ index: DeclarationIndex
  ) -> Step? {
    let declaration = entry.declaration
    let tree = index.units[entry.unit].tree
    guard let body = declaration.body ?? declaration.getter else { return nil }
    var node = body
    for kind in [NodeKind.block, .return] where tree.kind(node) == kind {
      guard tree.childCount(node) == 1 else { return nil }
      node = tree.child(node, 0)
    }
    guard (1...OwnSteps.limit).contains(index.fingerprints[entry.unit].size(node)),
      let bound = tree.namesBound(inStep: node, of: declaration.parameters),
      entry.parent != nil || !mentionsMembers(node, tree, of: caller, index)
    else { return nil }
    return Step(parameters: declaration.parameters, node: node, bound: bound)
  }

  private static func isPlain(_ declaration: Declaration) -> Bool {
    let isComputed = declaration.value == nil && declaration.accessors.allSatisfy { $0.kind == .get }
    let hasBody = declaration.body != nil || !declaration.accessors.isEmpty
    return isComputed && hasBody && declaration.modifiers.isDisjoint(with: shaky) && declaration.visibility != .open
      && !declaration.isIncomplete && declaration.conditions.isEmpty && declaration.receiver == nil
      && declaration.typeParameters.isEmpty && declaration.attributes.allSatisfy { harmless.contains($0.name) }
      && declaration.parameters.allSatisfy { !$0.isVariadic && !$0.isInout && $0.attributes.isEmpty }
  }

  /// Whether something at file level mentions what is another thing among the caller's own members.
  private func mentionsMembers(
    _ node: NodeID, _ tree: Tree, of caller: IndexedDeclaration, _ index: DeclarationIndex
  ) -> Bool {
    guard let type = caller.parent.map({ index[$0].key }) else { return false }
    return tree.preorder(node).contains { part in
      tree.kind(part) == .name && !tree.marks(part).contains(.local)
        && places[Place(type: type, unit: nil, name: tree.label(part))] != nil
    }
  }
}

extension Tree {
  /// What may leave a function, declare something in it, or mean another thing elsewhere.
  private static let unsteady: NodeKinds = [
    .incomplete, .unmodeled, .return, .throw, .break, .continue, .fallthrough, .variable, .declaration, .objectLiteral,
    .binding, .capture, .optionalBinding, .patternCondition, .availability, .guard, .do, .labeled, .defer,
    .conditionalCompilation, .super, .macro, .inout, .spread,
  ]

  /// The names that closures in a step have for what they are handed; `nil` where it is no step that could stand for a
  /// call.
  fileprivate func namesBound(inStep step: NodeID, of parameters: [Parameter]) -> Set<String>? {
    let nodes = preorder(step)
    let keys = Set(parameters.map(\.key))
    let bound = Set(nodes.filter { kind($0) == .parameter }.map { label($0) })
    guard keys.count == parameters.count, bound.isDisjoint(with: keys) else { return nil }
    let isSteady = nodes.allSatisfy { node in
      switch kind(node) {
      case .name where marks(node).contains(.local):
        bound.contains(label(node)) || keys.contains(label(node)) && !marks(node).contains(.called)
      case .name: !marks(node).contains(.payload)
      // What is handed over may be a closure, which reads otherwise where it is called in place.
      case .call: !marks(child(node, 0)).contains(.local)
      default: !Tree.unsteady.contains(kind(node))
      }
    }
    return isSteady ? bound : nil
  }
}
