package import CodeModel
internal import SourceModel

extension DeclarationIndex {
  /// What the properties of an enum that stand for a raw value are called.
  private static let rawNames = Set(
    ["toString", "description", "rawValue", "value", "name", "rawName", "key", "identifier"].map { canonicalName($0) })

  /// The fingerprints of the texts that a case goes by where its enum gives them by a property: `EXISTING_CODES` of
  /// `case .existingCodes: return "EXISTING_CODES"`.
  func textsOfCase(_ entry: IndexedDeclaration) -> Set<UInt64> {
    guard let parent = entry.parent else { return [] }
    let unit = units[entry.unit]
    let properties = self[parent].children.map { self[$0] }.filter {
      $0.declaration.kind == .property && Self.rawNames.contains($0.key)
    }
    let texts = properties.compactMap { valuesByCase($0)[entry.key] }.filter {
      unit.tree.kind($0) == .string && unit.tree.childCount($0) == 1
    }
    return Set(texts.map { fingerprints[entry.unit].exact($0) })
  }

  /// By the key of the case: the literal that a property gives that asks which case it is, and nothing else.
  package func valuesByCase(_ property: IndexedDeclaration) -> [String: NodeID] {
    let tree = units[property.unit].tree
    let literals: Set<NodeKind> = [.integer, .floating, .string, .character, .boolean, .null, .regex]
    guard
      let body = property.declaration.body ?? property.declaration.getter,
      let choice = tree.children(body).first, tree.childCount(body) == 1, tree.kind(choice) == .switch
    else { return [:] }
    var values: [String: NodeID] = [:]
    for arm in tree.children(choice).dropFirst() {
      guard let patterns = tree.children(arm).first, let block = tree.children(arm).last, tree.childCount(block) == 1,
        let value = tree.children(block).first, literals.contains(tree.kind(value))
      else { return [:] }
      for pattern in tree.children(patterns) {
        let named = tree.kind(pattern) == .expressionPattern ? tree.child(pattern, 0) : pattern
        guard [.casePattern, .implicitMember].contains(tree.kind(named)) else { continue }
        values[canonicalName(tree.label(named))] = value
      }
    }
    return values
  }
}
