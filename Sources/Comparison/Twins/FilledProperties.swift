// init(first: String) { self.first = first.trimmed() }     class Person(val first: String)
//
// A property that one side fills with what it makes of its initializer's parameters, and the other with the parameter as it
// is. The value is all that there is to compare: the other side has none.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// How the two sides of a pair of properties fill them from the parameter of their name, where that differs.
struct Filling {
  /// The one divergence.
  let comparison: BodyComparison

  /// - Returns: `nil` when not exactly one side makes something else of the parameter.
  init?(_ pair: MemberPair, in mapping: Mapping) {
    let sides = (Property(mapping[pair.swift], mapping), Property(mapping[pair.kotlin], mapping))
    guard let swift = sides.0, let kotlin = sides.1 else { return nil }
    let node: NodeID
    let made: Property
    if let value = swift.made, kotlin.isFilled, swift.differs(value, from: kotlin) {
      (node, made) = (value, swift)
    } else if let value = kotlin.made, swift.isFilled, kotlin.differs(value, from: swift) {
      (node, made) = (value, kotlin)
    } else {
      return nil
    }
    func place(_ property: Property) -> Divergence.Place {
      Divergence.Place(
        property.entry.id == made.entry.id ? made.tree.range(node) : property.entry.declaration.nameRange)
    }
    var body = BodyComparison()
    body.divergences = [
      Divergence(
        kind: .expression, swift: place(swift), kotlin: place(kotlin), identity: [made.prints.alpha(node)])
    ]
    body.similarity = 0
    body.swiftNodes = made.entry.id.side == .swift ? made.prints.size(node) : 1
    body.kotlinNodes = made.entry.id.side == .kotlin ? made.prints.size(node) : 1
    comparison = body
  }
}

/// A stored property with the parameter of its name.
private struct Property {
  let entry: IndexedDeclaration
  let tree: Tree
  let prints: Fingerprints
  let parameters: [Parameter]
  /// Whether the parameter is the property, as it is handed over.
  let isFilled: Bool
  /// The value that is made of the initializer's parameters.
  private(set) var made: NodeID?

  init?(_ entry: IndexedDeclaration, _ mapping: Mapping) {
    guard entry.declaration.kind == .property, entry.declaration.body == nil, entry.declaration.accessors.isEmpty,
      entry.declaration.modifiers.isDisjoint(with: [.static, .lazy]), let parent = entry.parent
    else { return nil }
    let initializers = mapping[parent].initializers.filter { $0.parameter(named: entry.key) != nil }
    guard let initializer = initializers.first, initializers.count == 1,
      let own = initializer.parameter(named: entry.key)
    else { return nil }
    self.entry = entry
    let index = mapping.index(entry.id.side)
    (tree, prints) = (index.units[entry.unit].tree, index.fingerprints[entry.unit])
    parameters = initializer.declaration.parameters
    isFilled = own.property != nil
    guard !isFilled, let value = entry.declaration.value, isMade(value) else { return }
    // What is handed over in another type has to be made into the property's; that it has another type is told.
    if let given = own.type, let type = entry.declaration.type, !isSpeltAlike(given, type) { return }
    made = value
  }

  /// Whether two types are the same, and not of two owners: `Raw.Shape`, `Drawn.Shape`.
  private func isSpeltAlike(_ given: NodeID, _ type: NodeID) -> Bool {
    guard tree.isSame(given, type) else { return false }
    let spellings = (tree.soft(tree.unwrappedType(given)), tree.soft(tree.unwrappedType(type)))
    return spellings.0 == spellings.1 || !spellings.0.contains(".") || !spellings.1.contains(".")
  }

  /// Whether a value is another one than the parameter of the property's name, and made of what the initializer is given.
  private func isMade(_ value: NodeID) -> Bool {
    guard !isItself(value), !isConverted(value), tree.kind(value) != .lambda else { return false }
    let names = Set(parameters.map(\.key))
    return tree.preorder(value).contains { tree.kind($0) == .name && names.contains(tree.label($0)) }
  }

  private func isItself(_ value: NodeID) -> Bool {
    switch tree.kind(value) {
    case .name: tree.label(value) == entry.key
    // What is handed over as nothing stands for what the other side has as the parameter's default.
    case .binary where ["?:", "??"].contains(tree.label(value)): isItself(tree.child(value, 0))
    case .force, .cast, .try: isItself(tree.child(value, 0))
    default: false
    }
  }

  /// `String(id)`, `id.toLong()`, `WeakBox(delegate)`: the same in another type, which is told of the declaration.
  private func isConverted(_ value: NodeID) -> Bool {
    // A copy of what is handed over: Swift makes one of itself.
    if tree.kind(value) == .member, tree.marks(value).contains(.called), tree.label(value).hasPrefix("tomutable") {
      return isItself(tree.child(value, 0))
    }
    guard tree.kind(value) == .call, let callee = tree.children(value).first else { return false }
    let spelling = tree.soft(callee).isEmpty ? tree.label(callee) : tree.soft(callee)
    if tree.kind(callee) == .member, tree.childCount(value) == 1 {
      return ["to", "as"].contains { spelling.hasPrefix($0) } && isItself(tree.child(callee, 0))
    }
    return tree.kind(callee) == .name && isTypeName(spelling) && tree.childCount(value) == 2
      && tree.children(tree.child(value, 1)).first.map(isItself) ?? false
  }

  /// Whether the other side could say what this one does: of the name of a parameter alone, it has a parameter of that name.
  func differs(_ value: NodeID, from other: Property) -> Bool {
    guard tree.kind(value) == .name else { return true }
    return other.parameters.contains { $0.key == tree.label(value) }
  }
}
