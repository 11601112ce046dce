internal import CodeModel
internal import Pairing
internal import SourceModel

/// The types that only one side declares around a single value, and the properties that give such a value: where one side
/// says `Angle(degrees: x).degrees`, the other says `x`.
struct Newtypes: Sendable {
  /// Canonical name of a type → the property that holds its value, canonical.
  private var values: PerSide<[String: String]> = PerSide()
  /// The properties that hold such values, canonical.
  private var stored: PerSide<Set<String>> = PerSide()
  /// Property that wraps another one → that one, both canonical.
  private var views: PerSide<[String: String]> = PerSide()

  init() {}

  init(_ mapping: Mapping) {
    for (index, other) in [(mapping.swift, mapping.kotlin), (mapping.kotlin, mapping.swift)] {
      let types = Newtypes.types(of: index).filter { other.types(named: $0.key).isEmpty }
      values[index.side] = types
      stored[index.side] = Set(types.values)
      var found: [String: Set<String>] = [:]
      for entry in index.declarations where entry.declaration.kind == .property {
        guard let stored = Newtypes.wrapped(by: entry, in: index, types) else { continue }
        found[entry.key, default: []].insert(stored)
      }
      // A name that stands for two is none that says which.
      views[index.side] = found.compactMapValues { $0.count == 1 ? $0.first : nil }
    }
  }

  private static func types(of index: DeclarationIndex) -> [String: String] {
    let wrapped = wrappedTypes(index)
    let properties = index.declarations.filter { $0.declaration.kind == .property }
      .reduce(into: [String: Int]()) { $0[$1.key, default: 0] += 1 }
    var types: [String: String] = [:]
    for entry in index.declarations where wrapped[entry.key] != nil && entry.declaration.isType {
      let stored = entry.declaration.members.filter { member in
        member.kind == .property && !member.modifiers.contains(.static) && member.body == nil
          && member.accessors.isEmpty
      }
      // What other types have, too, is no sign of this one.
      if stored.count == 1, properties[stored[0].key] == 1 { types[entry.key] = stored[0].key }
    }
    return types
  }

  /// The property that a computed one only wraps: `var latitudeAngle: Angle { Angle(latitude) }`.
  private static func wrapped(
    by entry: IndexedDeclaration, in index: DeclarationIndex, _ types: [String: String]
  ) -> String? {
    let declaration = entry.declaration
    let tree = index.units[entry.unit].tree
    guard let value = (declaration.body ?? declaration.getter).flatMap(tree.onlyResult),
      let inner = inside(value, in: tree, types)
    else { return nil }
    switch tree.kind(inner) {
    case .name where !tree.marks(inner).contains(.local): return tree.label(inner)
    case .member where tree.kind(tree.child(inner, 0)) == .self: return tree.label(inner)
    default: return nil
    }
  }

  /// `x` of `Angle(x)` and of `Angle(degrees: x)`; what another label says is another value.
  private static func inside(_ node: NodeID, in tree: Tree, _ types: [String: String]) -> NodeID? {
    guard tree.kind(node) == .call, tree.childCount(node) == 2, tree.kind(tree.child(node, 0)) == .name,
      let property = types[tree.label(tree.child(node, 0))]
    else { return nil }
    let argument = tree.child(node, 1)
    let label = canonicalName(tree.soft(argument))
    guard tree.kind(argument) == .argument, label.isEmpty || label == property else { return nil }
    return tree.children(argument).first
  }

  /// The value inside a node that wraps it or takes it out of what wraps it.
  func inside(_ node: NodeID, in tree: Tree, on side: Side) -> NodeID? {
    let types = values[side]
    guard !types.isEmpty else { return nil }
    if tree.kind(node) == .member { return isValue(tree.label(node), on: side) ? tree.child(node, 0) : nil }
    return Newtypes.inside(node, in: tree, types)
  }

  private func isValue(_ name: String, on side: Side) -> Bool { stored[side].contains(name) }

  /// Whether two properties give one value, the one of them wrapped.
  func areViews(_ swift: String, _ kotlin: String) -> Bool {
    views[.swift][swift] == kotlin || views[.kotlin][kotlin] == swift
  }
}

extension BodyComparer {
  /// Compares what is inside a value that only one side wraps; `false` when neither does.
  mutating func compareUnwrapped(_ a: NodeID, _ b: NodeID) -> Bool {
    // One function on both sides, of the library perhaps, wraps nothing that the other does not.
    let areCalls = left.tree.kind(a) == .call && right.tree.kind(b) == .call
    if areCalls, left.tree.label(left.tree.child(a, 0)) == right.tree.label(right.tree.child(b, 0)) { return false }
    let insides = (
      sharedNames.newtypes.inside(a, in: left.tree, on: .swift),
      sharedNames.newtypes.inside(b, in: right.tree, on: .kotlin)
    )
    switch insides {
    case (let inner?, nil) where isBare(b, right.tree, beside: inner, left.tree):
      tally.ignored.swift += left.fingerprints.size(a) - left.fingerprints.size(inner)
      compare(inner, b)
      return true
    case (nil, let inner?) where isBare(a, left.tree, beside: inner, right.tree):
      tally.ignored.kotlin += right.fingerprints.size(b) - right.fingerprints.size(inner)
      compare(a, inner)
      return true
    default: return false
    }
  }

  /// Whether a node stands for the value that the other side wraps, and is not another property of the same thing.
  private func isBare(_ node: NodeID, _ tree: Tree, beside inner: NodeID, _ other: Tree) -> Bool {
    if tree.kind(node).isLiteral { return other.kind(inner).isLiteral }
    guard tree.kind(node) == .member else { return tree.kind(node).isSimpleStatement }
    return tree.label(node) == other.label(inner)
  }
}
