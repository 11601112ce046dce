// init(shape: Raw.Shape?) { self.shape = shape?.drawn }     class Style(val shape: Shape)
//
// An initializer that makes its property of a parameter of another type takes what the other side converts before. The
// property is the counterpart of the other side's property, and tells whether the types are alike.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The parameters of initializers that are made into a property of their name and of another type.
struct ConvertedParameters: Sendable {
  private struct Place: Hashable {
    var type: DeclarationID
    var key: String
  }

  private let mapping: Mapping
  /// The first property of a name in a type.
  private let properties: [Place: IndexedDeclaration]

  init(_ mapping: Mapping) {
    self.mapping = mapping
    var properties: [Place: IndexedDeclaration] = [:]
    for entry in mapping.swift.declarations + mapping.kotlin.declarations where entry.declaration.kind == .property {
      guard let type = entry.parent, properties[Place(type: type, key: entry.key)] == nil else { continue }
      properties[Place(type: type, key: entry.key)] = entry
    }
    self.properties = properties
  }

  /// The differences of a pair, of which those are weak that tell of the type of a parameter that one side converts and
  /// the other has as its property.
  func settled(_ differences: [SignatureDifference], of pair: MemberPair) -> [SignatureDifference] {
    let (swift, kotlin) = (mapping[pair.swift], mapping[pair.kotlin])
    let mayTell = differences.contains { isOfType($0) && !$0.isWeak }
    guard mayTell, swift.declaration.kind == .initializer, kotlin.declaration.kind == .initializer else {
      return differences
    }
    let converted = (convertedRanges(swift), convertedRanges(kotlin))
    let filled = (filledRanges(swift), filledRanges(kotlin))
    return differences.map { difference in
      guard isOfType(difference), difference.kind == .parameterNullability || areOwnTypes(difference, pair),
        converted.0.contains(difference.swift) && filled.1.contains(difference.kotlin)
          || converted.1.contains(difference.kotlin) && filled.0.contains(difference.swift)
      else { return difference }
      var difference = difference
      difference.isWeak = true
      return difference
    }
  }

  private func isOfType(_ difference: SignatureDifference) -> Bool {
    difference.kind == .parameterType || difference.kind == .parameterNullability
  }

  /// Whether neither of the two types is a text, a number or a collection, which both languages have alike.
  private func areOwnTypes(_ difference: SignatureDifference, _ pair: MemberPair) -> Bool {
    isOwnType(of: pair.swift, at: difference.swift) && isOwnType(of: pair.kotlin, at: difference.kotlin)
  }

  private func isOwnType(of id: DeclarationID, at range: ByteRange) -> Bool {
    let entry = mapping[id]
    let tree = mapping.index(id.side).units[entry.unit].tree
    guard let type = entry.declaration.parameters.first(where: { $0.range == range })?.type else { return false }
    let bare = tree.unwrappedType(type)
    return tree.kind(bare) == .typeName && !ConvertedParameters.shared.contains(tree.label(bare))
  }

  private static let shared: Set<String> = [
    "String", "Character", "Int", "Long", "Short", "Byte", "UInt", "Double", "Float", "Bool", "List", "Set", "Map",
    "Any",
  ]

  /// Where the parameters stand that are a property.
  private func filledRanges(_ entry: IndexedDeclaration) -> Set<ByteRange> {
    Set(entry.declaration.parameters.filter { $0.property != nil }.map(\.range))
  }

  /// Where the parameters stand of which a property of their name is made.
  private func convertedRanges(_ entry: IndexedDeclaration) -> Set<ByteRange> {
    guard let parent = entry.parent else { return [] }
    let tree = mapping.index(entry.id.side).units[entry.unit].tree
    let assigned = assignedValues(entry.declaration, tree)
    let made = entry.declaration.parameters.filter { parameter in
      guard parameter.property == nil, let property = properties[Place(type: parent, key: parameter.key)],
        property.unit == entry.unit, let value = property.declaration.value ?? assigned[parameter.key]
      else { return false }
      return isMade(value, of: parameter.key, tree)
    }
    return Set(made.map(\.range))
  }

  /// What the statements of an initializer set its properties to.
  private func assignedValues(_ declaration: Declaration, _ tree: Tree) -> [String: NodeID] {
    guard let body = declaration.body else { return [:] }
    return tree.children(body).reduce(into: [:]) { values, statement in
      guard tree.kind(statement) == .assign, tree.label(statement) == "=",
        tree.kind(tree.child(statement, 0)) == .name
      else { return }
      values[tree.label(tree.child(statement, 0))] = tree.child(statement, 1)
    }
  }

  /// Whether a value is made of a name, and is not what the name stands for as it is.
  private func isMade(_ value: NodeID, of name: String, _ tree: Tree) -> Bool {
    guard tree.kind(value) != .name else { return false }
    return tree.preorder(value).contains { tree.kind($0) == .name && tree.label($0) == name }
  }
}
