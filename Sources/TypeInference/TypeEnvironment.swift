package import CodeModel
package import SourceModel

/// What the names and expressions of one member are, as far as its file, the other files of its side and its twin say.
///
/// A pure value: asking costs the size of the expression asked about.
package struct TypeEnvironment: Sendable {
  package let unit: SourceUnit
  package let declared: DeclaredTypes
  /// The type whose member it is.
  package let owner: TypeFacts?
  let scopes: Scopes
  private let parameters: [String: ValueType]
  private let unitNumber: Int

  /// The position of the file in its side's list.
  package var number: Int { unitNumber }
  /// Types that the twin gives to names that say nothing here, by canonical name.
  private var oracle: [String: ValueType] = [:]
  /// The twin's own type, whose properties come after those.
  private var oracleOwner: TypeFacts?

  package var side: Side { unit.file.side }

  /// - Parameters:
  ///   - unit: the file, as it is written.
  ///   - number: its position in the side's list.
  ///   - member: the declaration that the code belongs to; `nil` for statements of a script.
  ///   - roots: the bodies to look into.
  package init(
    unit: SourceUnit, number: Int, declared: DeclaredTypes, owner: TypeFacts?, member: Declaration?, roots: [NodeID]
  ) {
    self.unit = unit
    self.unitNumber = number
    self.declared = declared
    self.owner = owner
    scopes = Scopes(roots, in: unit.tree)
    var parameters: [String: ValueType] = [:]
    let side = unit.file.side
    // What a property of Kotlin's begins with may name what the constructor takes.
    let isStart = side == .kotlin && member?.kind == .property && member?.value != nil
    let constructed = isStart ? owner?.constructorParameters ?? [] : []
    for parameter in constructed + (member?.parameters ?? []) {
      var type = parameter.type.map { readType($0, in: unit.tree, side: side) } ?? .unknown
      if parameter.isVariadic { type = .list(type, side == .swift ? .value : .array) }
      parameters[parameter.name] = type
    }
    self.parameters = parameters
  }

  /// Takes the other side's word for names that are not typed here: a twin's local of the same name has its type.
  package mutating func ask(_ twin: TypeEnvironment) {
    oracle = twin.namedTypes.mapValues { translated($0) }
    oracleOwner = twin.owner
  }

  /// The same without what the twin says.
  package var alone: TypeEnvironment {
    var result = self
    result.oracle = [:]
    result.oracleOwner = nil
    return result
  }

  /// The type that a declaration of this side has by its name.
  package func facts(_ type: ValueType) -> TypeFacts? {
    type.unwrapped.name.flatMap { declared.type($0, from: unitNumber) }
  }

  /// Whether a name at an offset is a local variable that may be assigned again; `nil` when it is no local.
  package func isMutableLocal(_ name: String, at offset: UInt32) -> Bool? {
    scopes.binding(name, at: offset)?.isMutable
  }

  /// Whether a name is one of the member's parameters and nothing nearer.
  package func isParameter(_ name: String, at offset: UInt32) -> Bool {
    parameters[name] != nil && scopes.binding(name, at: offset) == nil
  }

  /// What a local name is bound to, when it is bound to the whole of it.
  package func initialValue(of name: String, at offset: UInt32) -> NodeID? {
    guard let binding = scopes.binding(name, at: offset), binding.role == .whole else { return nil }
    return binding.value
  }

  /// The collection that a local name is an element of: `rows` for each `row` of a loop, and for `let row = rows[0]`.
  package func elementSource(of name: String, at offset: UInt32) -> NodeID? {
    guard let binding = scopes.binding(name, at: offset), let value = binding.value else { return nil }
    if binding.role == .element { return value }
    let tree = unit.tree
    var origin = value
    while [.binary, .force, .optionalChain].contains(tree.kind(origin)) { origin = tree.child(origin, 0) }
    switch tree.kind(origin) {
    case .index: return tree.child(origin, 0)
    case .call:
      let callee = tree.child(origin, 0)
      guard tree.kind(callee) == .member else { return nil }
      let list = tree.child(callee, 0)
      let element = type(of: list).collection?.element
      return element != nil && element?.unwrapped == type(of: origin).unwrapped ? list : nil
    default: return nil
    }
  }

  /// What Kotlin's scope functions let go unnamed at an offset, innermost first.
  package func receivers(at offset: UInt32) -> [NodeID] { scopes.receivers(at: offset) }

  // MARK: Asking

  /// The type of an expression; `unknown` when nothing says.
  package func type(of node: NodeID) -> ValueType { type(of: node, depth: 0) }

  /// The type of a name where it is used.
  package func type(ofName name: String, at offset: UInt32) -> ValueType { named(name, at: offset, depth: 0) }

  /// Longer chains of definitions are not followed.
  private static let depthLimit = 24

  func type(of node: NodeID, depth: Int) -> ValueType {
    guard depth < TypeEnvironment.depthLimit else { return .unknown }
    let tree = unit.tree
    func first(_ position: Int = 0) -> ValueType {
      tree.childCount(node) > position ? type(of: tree.child(node, position), depth: depth + 1) : .unknown
    }
    switch tree.kind(node) {
    case .name: return named(tree.label(node), at: tree.range(node).lower, depth: depth + 1)
    case .self: return owner.map { .named($0.name) } ?? .unknown
    case .optionalChain, .force: return first().unwrapped
    case .await, .spread, .inout: return first()
    case .try: return tree.label(node) == "try?" ? .optional(first().unwrapped) : first()
    case .member: return member(tree.label(node), of: first(), isSafe: isSafe(node))
    case .call: return called(node, depth: depth + 1)
    case .index:
      let base = first()
      guard let collection = base.collection else { return base.unwrapped == .string ? .character : .unknown }
      if case .range? = tree.children(node).dropFirst().first.map({ tree.kind(tree.child($0, 0)) }) { return base }
      return collection.kind == .map ? .optional(collection.element.unwrapped) : collection.element
    case .cast:
      let target = readType(tree.child(node, 1), in: tree, side: side)
      return tree.label(node) == "as?" ? .optional(target) : target
    case .typeTest, .patternCondition: return .boolean
    case .binary: return binary(node, depth: depth + 1)
    case .ternary, .if:
      guard tree.childCount(node) > 2 else { return .unknown }
      return type(of: tree.child(node, 1), depth: depth + 1)
    case .block: return tree.lastChild(node).map { type(of: $0, depth: depth + 1) } ?? .unknown
    case .list:
      let element = tree.children(node).first.map { type(of: $0, depth: depth + 1) } ?? .unknown
      return .list(element, .value)
    default: return literalType(node, in: tree, side: side)
    }
  }

  /// Whether a member is read behind `?`.
  private func isSafe(_ node: NodeID) -> Bool {
    var current = node
    while unit.tree.childCount(current) > 0, [.member, .call, .index].contains(unit.tree.kind(current)) {
      current = unit.tree.child(current, 0)
    }
    return unit.tree.kind(current) == .optionalChain
  }

  private func binary(_ node: NodeID, depth: Int) -> ValueType {
    let tree = unit.tree
    switch tree.label(node) {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "in", "!in": return .boolean
    case "??", "?:":
      let left = type(of: tree.child(node, 0), depth: depth).unwrapped
      // The twin says of its numbers how many bits they have there.
      let isVague = left.isUnknown || left == .integer(bits: 0)
      return isVague ? type(of: tree.child(node, 1), depth: depth) : left
    case "to": return .unknown
    default:
      let left = type(of: tree.child(node, 0), depth: depth)
      let right = type(of: tree.child(node, 1), depth: depth)
      // In both languages the wider operand decides; a bare literal is what the other operand is.
      if left.isFloating || right.isFloating { return left.isFloating ? left : right }
      if tree.kind(tree.child(node, 0)) == .integer { return right }
      if tree.kind(tree.child(node, 1)) == .integer { return left }
      return left.isUnknown ? right : left
    }
  }

  // MARK: Names

  private func named(_ name: String, at offset: UInt32, depth: Int) -> ValueType {
    let type = known(name, at: offset, depth: depth)
    if !type.isUnknown { return type }
    let key = canonicalName(name)
    let told = oracle[key] ?? oracleOwner?.typesByKey[key].map(translated) ?? type
    // The other side knows what it is before it is unwrapped.
    return scopes.binding(name, at: offset)?.role == .unwrapped ? told.unwrapped : told
  }

  private func known(_ name: String, at offset: UInt32, depth: Int) -> ValueType {
    guard depth < TypeEnvironment.depthLimit else { return .unknown }
    if let binding = scopes.binding(name, at: offset) {
      if let annotation = binding.annotation { return readType(annotation, in: unit.tree, side: side) }
      guard let value = binding.value else {
        // `guard let name` unwraps what goes by the name outside.
        let isShort = binding.role == .unwrapped && binding.scope.lower > 0
        return isShort ? known(name, at: binding.scope.lower - 1, depth: depth + 1).unwrapped : .unknown
      }
      let type = type(of: value, depth: depth)
      switch binding.role {
      case .whole: return type
      case .unwrapped: return type.unwrapped
      case .element: return type.collection?.element ?? .unknown
      case .key: return type.collection?.kind == .map ? type.collection?.key ?? .unknown : .unknown
      }
    }
    if let type = parameters[name] { return type }
    if side == .kotlin {
      for receiver in scopes.receivers(at: offset) where unit.tree.range(receiver).lower != offset {
        // Each receiver may have others around it.
        let type = type(of: receiver, depth: depth + TypeEnvironment.depthLimit / 4)
        if let property = facts(type)?.property(name) { return property.type }
      }
    }
    if let property = owner?.property(name) { return property.type }
    if let inherited = inherited(name) { return inherited }
    if let owner, let property = caseProperty(name, of: owner) { return property }
    return declared.global(name) ?? .unknown
  }

  private func inherited(_ name: String) -> ValueType? {
    for supertype in owner?.supertypes ?? [] {
      if let property = declared.type(supertype, from: unitNumber)?.property(name) { return property.type }
    }
    return nil
  }

  /// What the classes of a sealed Kotlin type call by a name: `is Days -> days`.
  private func caseProperty(_ name: String, of type: TypeFacts) -> ValueType? {
    guard type.modifiers.contains(.sealed) else { return nil }
    let types = Set(declared.subtypes(of: type.name).compactMap { $0.property(name)?.type })
    return types.count == 1 ? types.first : nil
  }

  // MARK: Members and calls

  private func member(_ name: String, of base: ValueType, isSafe: Bool) -> ValueType {
    let facts = facts(base)
    let own =
      facts?.property(name)?.type ?? facts.flatMap { caseProperty(name, of: $0) }
      ?? libraryMember(name, of: base, side: side)
    return isSafe && !own.isUnknown ? .optional(own.unwrapped) : own
  }

  private func called(_ node: NodeID, depth: Int) -> ValueType {
    let tree = unit.tree
    let callee = tree.child(node, 0)
    switch tree.kind(callee) {
    case .member:
      let receiver = tree.child(callee, 0)
      let base = type(of: receiver, depth: depth)
      let name = tree.label(callee)
      if name == "copy", !base.isUnknown { return base }
      if let result = facts(base)?.results[name] { return result }
      if isTypeName(name), base.isUnknown { return literalOfName(name) }
      return libraryCall(name, of: base, side: side)
    case .name:
      let name = tree.label(callee)
      if let result = owner?.results[name] ?? declared.result(of: name) { return result }
      return literalType(node, in: tree, side: side)
    default: return literalType(node, in: tree, side: side)
    }
  }

  private func literalOfName(_ name: String) -> ValueType { namedType(name, [], side) }

  // MARK: The twin

  /// The types of parameters and annotated locals, by canonical name; names that disagree are left out.
  private var namedTypes: [String: ValueType] {
    var result: [String: ValueType] = [:]
    for (name, type) in parameters where !type.isUnknown { result[canonicalName(name)] = type }
    for (name, bindings) in scopes.bindings {
      let types = Set(bindings.map { known(name, at: $0.scope.lower, depth: 0) })
      if types.count == 1, let type = types.first, !type.isUnknown { result[canonicalName(name)] = type }
    }
    return result
  }

  /// A type of the other side as this side has it, as far as it can be told: widths and storage cannot.
  private func translated(_ type: ValueType) -> ValueType {
    switch type {
    case .optional(let inner): return .optional(translated(inner))
    case .integer: return .integer(bits: 0)
    case .collection(var collection):
      collection.storage = side == .swift ? .value : .view
      collection.element = translated(collection.element)
      collection.key = translated(collection.key)
      return .collection(collection)
    default: return type
    }
  }
}
