package import CodeModel
internal import SourceModel

/// What the cases of a side's enums go by beside their names. Found once for each enum, which would otherwise be gone
/// through as often as it has cases.
struct CaseTexts: Sendable {
  /// What the properties of an enum that stand for a raw value are called.
  private static let rawNames = Set(
    ["toString", "description", "rawValue", "value", "name", "rawName", "key", "identifier"].map { canonicalName($0) })

  private var texts: [DeclarationID: Set<UInt64>] = [:]
  private var endings: [DeclarationID: Int] = [:]
  private var enumsWithBeginning: Set<DeclarationID> = []

  init() {}

  init(_ index: DeclarationIndex) {
    for entry in index.declarations {
      let children = entry.children.map { index[$0] }
      let cases = children.filter { $0.declaration.kind == .enumCase }
      if cases.isEmpty { continue }
      endings[entry.id] = CaseTexts.commonEnding(of: cases, in: entry)
      if CaseTexts.beginLike(entry, cases) { enumsWithBeginning.insert(entry.id) }
      let (tree, fingerprints) = (index.units[entry.unit].tree, index.fingerprints[entry.unit])
      for giver in children where Self.mayGiveText(giver) {
        let values = index.valuesByCase(giver)
        if !Self.rawNames.contains(giver.key), !Self.tell(cases, apart: values, tree, fingerprints) { continue }
        for enumCase in cases {
          guard let value = values[enumCase.key], Self.isText(value, tree) else { continue }
          texts[enumCase.id, default: []].insert(fingerprints.exact(value))
        }
      }
      for enumCase in cases {
        let own = enumCase.children.map { index[$0] }.filter { Self.rawNames.contains($0.key) }
        for value in own.compactMap({ Self.text(givenBy: $0.declaration, tree) }) {
          texts[enumCase.id, default: []].insert(fingerprints.exact(value))
        }
      }
    }
  }

  /// The text that a member of a case gives and nothing else: `FLAT { override fun toString() = "flat" }`.
  private static func text(givenBy member: Declaration, _ tree: Tree) -> NodeID? {
    let body = member.body ?? member.getter
    guard let given = body.flatMap(tree.onlyResult) ?? member.value else { return nil }
    return isText(given, tree) ? given : nil
  }

  private static func isText(_ value: NodeID, _ tree: Tree) -> Bool {
    tree.kind(value) == .string && tree.childCount(value) == 1
  }

  /// Whether a member may be a property that stands for a raw value, or what prints a value, which is a function wherever
  /// `description` keeps the promise of a protocol.
  private static func mayGiveText(_ member: IndexedDeclaration) -> Bool {
    let declaration = member.declaration
    return declaration.kind == .property
      || declaration.kind == .function && declaration.parameters.isEmpty && rawNames.contains(member.key)
  }

  /// Whether a property, whatever it is called, has a text of its own for every case: `enum class Method(val wire: String)`.
  private static func tell(
    _ cases: [IndexedDeclaration], apart values: [String: NodeID], _ tree: Tree, _ fingerprints: Fingerprints
  ) -> Bool {
    let texts = cases.compactMap { values[$0.key] }.filter { isText($0, tree) }
    return cases.count > 1 && texts.count == cases.count
      && Set(texts.map { fingerprints.exact($0) }).count == cases.count
  }

  /// In how many words the names of all cases end that have others before them; `nil` for none. Several words say no
  /// more than the enum does only where they are its own: `GateMetricsEvent` of a `MetricsEventData`.
  private static func commonEnding(of cases: [IndexedDeclaration], in type: IndexedDeclaration) -> Int? {
    let names = cases.map { words(of: $0.declaration.name) }
    guard cases.count > 1, let shortest = names.map(\.count).min(), shortest > 1 else { return nil }
    let common = (1..<shortest).prefix { count in names.allSatisfy { $0.suffix(count) == names[0].suffix(count) } }
    let own = Set(words(of: lastComponent(of: type.declaration.name)))
    return common.last { count in count == 1 || own.isSuperset(of: names[0].suffix(count)) }
  }

  /// Whether all cases begin with the first word of the enum and have others after it.
  private static func beginLike(_ type: IndexedDeclaration, _ cases: [IndexedDeclaration]) -> Bool {
    guard cases.count > 1, let first = words(of: lastComponent(of: type.declaration.name)).first else { return false }
    return cases.allSatisfy { enumCase in
      let parts = words(of: enumCase.declaration.name)
      return parts.count > 1 && parts.first == first
    }
  }

  /// The fingerprints of the texts that a case goes by where its enum, or the case itself, gives them by a property:
  /// `EXISTING_CODES` of `case .existingCodes: return "EXISTING_CODES"`.
  func texts(ofCase id: DeclarationID) -> Set<UInt64> { texts[id] ?? [] }

  /// In how many words the names of all cases of an enum end that have others before them.
  func commonEnding(in type: DeclarationID) -> Int { endings[type] ?? 0 }

  /// Whether the names of all cases of an enum begin with the first word of its own: `ParcelLost` of a `ParcelState`.
  func shareBeginning(in type: DeclarationID) -> Bool { enumsWithBeginning.contains(type) }
}

extension DeclarationIndex {
  /// By the key of the case: the literal that a property gives that asks which case it is, and nothing else but for what
  /// a case carries.
  package func valuesByCase(_ property: IndexedDeclaration) -> [String: NodeID] {
    let tree = units[property.unit].tree
    let literals: Set<NodeKind> = [.integer, .floating, .string, .character, .boolean, .null, .regex]
    guard
      let body = property.declaration.body ?? property.declaration.getter,
      let choice = tree.children(body).first, tree.childCount(body) == 1, tree.kind(choice) == .switch,
      tree.kind(tree.child(choice, 0)) == .self
    else { return [:] }
    var values: [String: NodeID] = [:]
    for arm in tree.children(choice).dropFirst() {
      let (patterns, block) = (tree.child(arm, 0), tree.child(arm, 2))
      // What holds under a condition only is nothing that the case stands for.
      guard tree.isEmpty(tree.child(arm, 1)), let value = tree.onlyResult(of: block) else { return [:] }
      // A case for all others gives what it carries.
      if tree.kind(value) == .name { continue }
      let isList = tree.kind(value) == .list && tree.children(value).allSatisfy { literals.contains(tree.kind($0)) }
      guard isList || literals.contains(tree.kind(value)) else { return [:] }
      for pattern in tree.children(patterns) {
        let named = tree.kind(pattern) == .expressionPattern ? tree.child(pattern, 0) : pattern
        guard [.casePattern, .implicitMember].contains(tree.kind(named)) else { continue }
        values[canonicalName(tree.label(named))] = value
      }
    }
    return values
  }
}
