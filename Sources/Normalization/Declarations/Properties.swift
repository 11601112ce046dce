// var isFull: Bool { count >= limit }          val isFull: Boolean get() = count >= limit
// lazy var formatter = Formatter()             val formatter by lazy { Formatter() }
//
// Catalogue P11, B32–B43.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let properties = Pass.declarations("properties") { declaration, tree, _ in
    switch declaration.kind {
    case .property, .subscript: declaration.normalizeAccessors(&tree)
    case .function:
      if let type = declaration.type, tree.isVoid(type) { declaration.type = nil }
    default: break
    }
    guard declaration.kind == .property else { return }
    declaration.normalizeValue(&tree)
  }
}

extension Pass {
  /// A property whose type is left to its literal value gets it written out, while `1.0` can still be told from `1`.
  static let inferredTypes = Pass.declarations("inferred types") { declaration, tree, vocabulary in
    guard declaration.kind == .property, declaration.type == nil, let value = declaration.value else { return }
    if let type = tree.specializedType(value, vocabulary) {
      declaration.type = type
      return
    }
    guard let name = tree.inferredTypeName(value) else { return }
    declaration.type = tree.add(.typeName, name, marks: .synthesized, range: tree.range(value))
  }
}

extension Tree {
  /// The type of `Box<Int>(…)`, and `Int` of `by mutableStateOf<Int>(…)`.
  fileprivate mutating func specializedType(_ value: NodeID, _ vocabulary: Vocabulary) -> NodeID? {
    let call = kind(value) == .delegate ? child(value, 0) : value
    guard kind(call) == .call, kind(child(call, 0)) == .specialization else { return nil }
    let callee = child(call, 0)
    guard kind(child(callee, 0)) == .name else { return nil }
    let name = label(child(callee, 0))
    let arguments = children(callee).dropFirst().map { $0 }
    if kind(value) == .delegate {
      return vocabulary.stateMakers.contains(name) && arguments.count == 1 ? arguments[0] : nil
    }
    guard isTypeName(name) else { return nil }
    return add(.typeName, name, marks: .synthesized, range: range(callee), arguments)
  }

  /// The type that a literal or a construction has by itself; `nil` for everything else.
  func inferredTypeName(_ value: NodeID) -> String? {
    switch kind(value) {
    case .integer: return "Int"
    case .floating: return "Double"
    case .string: return soft(value) == "character" ? nil : "String"
    case .boolean: return "Bool"
    case .prefix where label(value) == "-": return inferredTypeName(child(value, 0))
    case .prefix where label(value) == "!": return "Bool"
    case .binary where label(value) == "+":
      if children(value).contains(where: { kind($0) == .string }) { return "String" }
      return children(value).allSatisfy { inferredTypeName($0) == "Int" } ? "Int" : nil
    case .binary where ["*", "-", "<<", "shl"].contains(label(value)):
      return children(value).allSatisfy { inferredTypeName($0) == "Int" } ? "Int" : nil
    case .call:
      if let name = calleeName(value), ["apply", "also"].contains(name), let receiver = callReceiver(value) {
        return inferredTypeName(receiver)
      }
      if let name = calleeName(value), ["trimIndent", "trimMargin", "lowercased", "uppercased"].contains(name) {
        return "String"
      }
      let callee = child(value, 0)
      return kind(callee) == .name && isTypeName(label(callee)) ? label(callee) : nil
    default: return nil
    }
  }

  func isVoid(_ type: NodeID) -> Bool {
    kind(type) == .typeName && label(type) == "Void" || kind(type) == .tupleType && childCount(type) == 0
  }
}

extension Declaration {
  /// A getter is the property's body; accessors without a body only say who may write.
  fileprivate mutating func normalizeAccessors(_ tree: inout Tree) {
    guard !accessors.isEmpty else { return }
    let isReadOnly = value == nil && !accessors.contains { $0.kind != .get }
    if isReadOnly { modifiers.remove(.mutable) }
    if let setter = accessors.first(where: { $0.kind == .set }), setter.visibility != .none {
      setterVisibility = setter.visibility
    }
    if let getter = accessors.first(where: { $0.kind == .get && $0.body != nil }) {
      body = getter.body
      if getter.modifiers.contains(.async) { modifiers.insert(.async) }
    }
    accessors.removeAll { $0.kind == .get || $0.body == nil }
    for index in accessors.indices {
      guard let name = accessors[index].parameter, let body = accessors[index].body, name != "newValue" else {
        continue
      }
      if accessors[index].kind == .didSet { continue }
      tree.substitute(
        name, with: tree.add(.name, "newValue", marks: .synthesized, range: accessors[index].range), in: [body])
      accessors[index].parameter = "newValue"
    }
  }

  /// `by lazy { e }` and `lazy var x = e` are a value; an optional that starts as `nil` says nothing by it.
  fileprivate mutating func normalizeValue(_ tree: inout Tree) {
    if modifiers.contains(.lazy) || modifiers.contains(.lateinit) { modifiers.remove(.mutable) }
    if let value, tree.kind(value) == .delegate {
      let delegate = tree.child(value, 0)
      if tree.calleeName(delegate) == "lazy", let lambda = tree.argumentValues(delegate).last,
        tree.kind(lambda) == .lambda, let block = tree.lambdaBody(lambda)
      {
        modifiers.insert(.lazy)
        self.value = tree.childCount(block) == 1 ? tree.child(block, 0) : block
      }
    }
    if let value, tree.kind(value) == .call, tree.childCount(value) == 1 {
      // `let x: T = { … }()`
      let callee = tree.child(value, 0)
      if tree.kind(callee) == .lambda, let block = tree.lambdaBody(callee) {
        self.value = tree.childCount(block) == 1 ? tree.child(block, 0) : block
      }
    }
    if let value, tree.isNull(value) { self.value = nil }
  }
}
