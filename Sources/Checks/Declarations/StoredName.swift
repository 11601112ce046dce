internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// The name under which a property is stored or sent.
struct StoredName {
  var text: String
  /// Whether the source says so, for this property.
  var isGiven: Bool

  /// `nil` for what is no property, and for what nothing says is stored at all.
  init?(_ id: DeclarationID, in twin: ComparedTwin) {
    let entry = twin.mapping[id]
    guard entry.declaration.kind == .property else { return nil }
    if let node = entry.declaration.storedName {
      let tree = twin.mapping.index(id.side).unit(of: id).tree
      guard tree.childCount(node) == 1 else { return nil }
      (text, isGiven) = (tree.label(tree.child(node, 0)), true)
      return
    }
    if let annotation = entry.declaration.attributes.first(where: { storingAnnotations.contains($0.name) }) {
      // What stands there and is no text is not known.
      guard let name = annotation.arguments.isEmpty ? entry.declaration.name : twin.text(of: annotation, on: id) else {
        return nil
      }
      (text, isGiven) = (name, true)
      return
    }
    let isCoded = entry.parent.map { twin.mapping[$0].declaration.modifiers.contains(.coded) } ?? false
    guard isCoded else { return nil }
    (text, isGiven) = (entry.declaration.name, false)
  }
}

extension StoredName {
  /// Whether this is written where the other is left to the source, and is what `convertFromSnakeCase` takes for it.
  func isInSnakeCase(for other: StoredName) -> Bool { !other.isGiven && isGiven && camelCase(text) == other.text }
}

/// The annotations that give a property the name under which it is stored or sent.
let storingAnnotations: Set<String> = ["SerialName", "SerializedName", "Json", "JsonProperty"]

extension ComparedTwin {
  /// What the first argument of an annotation says, as a text or as a constant that stands for one.
  func text(of annotation: Attribute, on id: DeclarationID) -> String? {
    let tree = mapping.index(id.side).unit(of: id).tree
    return annotation.arguments.first.flatMap { tree.lastChild($0) }.flatMap { constantText($0, of: id) }
  }

  /// The name under which a property is stored or sent, where nothing else may have a say in it: it is written as a
  /// text, or is the property's own in a type that is read and written by the names in the source.
  func knownStoredName(_ id: DeclarationID) -> StoredName? {
    guard let name = StoredName(id, in: self) else { return nil }
    let declaration = mapping[id].declaration
    if declaration.storedName != nil { return name }
    if let annotation = declaration.attributes.first(where: { storingAnnotations.contains($0.name) }) {
      return annotation.arguments.count == 1 ? name : nil
    }
    let isStored = declaration.isStoredByEachValue && !declaration.modifiers.contains(.unstored)
    return isStored && mapping[id].parent.map(isCodedByName) ?? false ? name : nil
  }
}

/// Whether a side gives names to its properties by a rule for all of them, `convertFromSnakeCase` and the like.
struct NamingPolicies {
  private var known: [Side: Bool] = [:]
  private var isSnakeCaseOnly: Bool?

  /// Names in the normal form are canonical.
  private static let labels: Set<String> = [
    "keydecodingstrategy", "keyencodingstrategy", "namingstrategy", "setfieldnamingpolicy", "setfieldnamingstrategy",
    "setpropertynamingstrategy", "propertynamingstrategy",
  ]

  mutating func hasAny(_ side: Side, in twin: ComparedTwin) -> Bool {
    if let known = known[side] { return known }
    let found = twin.mapping.index(side).units.contains { $0.tree.hasText(among: Self.labels) }
    known[side] = found
    return found
  }

  /// Whether two properties have one name outside the app, as both sides say or Swift's policy makes it.
  mutating func haveOneName(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
    guard let swift = twin.knownStoredName(pair.swift), let kotlin = twin.knownStoredName(pair.kotlin) else {
      return false
    }
    if swift.text == kotlin.text { return true }
    return kotlin.isInSnakeCase(for: swift) && makeSnakeCaseOnly(of: pair, in: twin)
  }

  /// Whether the only policy of the Swift side is to put underscores between words, `convertFromSnakeCase`, and nothing
  /// but it and the source names the Swift property, which Kotlin names by a text.
  mutating func makeSnakeCaseOnly(of pair: MemberPair, in twin: ComparedTwin) -> Bool {
    guard hasAny(.swift, in: twin), let kotlin = twin.knownStoredName(pair.kotlin), kotlin.isGiven,
      twin.knownStoredName(pair.swift) != nil
    else { return false }
    if let isSnakeCaseOnly { return isSnakeCaseOnly }
    let policies = twin.mapping.index(.swift).units.lazy.map(\.tree).filter { $0.hasText(among: Self.labels) }
      .flatMap { Self.policies(in: $0) }
    let ways: Set<String> = ["convertfromsnakecase", "converttosnakecase"]
    let isOnly = !policies.isEmpty && policies.allSatisfy(ways.contains)
    isSnakeCaseOnly = isOnly
    return isOnly
  }

  /// The names of the policies that are set in a file: `decoder.keyDecodingStrategy = .convertFromSnakeCase`.
  private static func policies(in tree: Tree) -> [String] {
    tree.everyNode.compactMap { node in
      switch tree.kind(node) {
      case .assign where labels.contains(tree.label(tree.child(node, 0))): tree.lastChild(node)
      case .argument where [tree.label(node), canonicalName(tree.soft(node))].contains(where: labels.contains):
        tree.lastChild(node)
      default: nil
      }
    }.map { canonicalName(tree.label($0)) }
  }
}

/// What Swift's library makes of a name with underscores: `opening_hours` is `openingHours`.
private func camelCase(_ name: String) -> String {
  let words = name.split(separator: "_").map { $0.lowercased() }
  guard words.count > 1 else { return name }
  return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
