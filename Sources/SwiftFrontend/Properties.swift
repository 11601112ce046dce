internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  /// One declaration for each name that `let` or `var` binds.
  mutating func declarations(of node: VariableDeclSyntax) -> [Declaration] {
    let bindings = Array(node.bindings)
    var declarations: [Declaration] = []
    for (index, binding) in bindings.enumerated() {
      let lower = index == 0 ? range(node).lower : range(binding).lower
      let place = ByteRange(Int(lower), endWithoutComma(binding))
      var property = start(.property, "", at: binding.pattern, of: node)
      property.range = place
      if node.bindingSpecifier.tokenKind != .keyword(.let) { property.modifiers.insert(.mutable) }
      property.type = type(of: bindings, at: index)
      property.value = binding.initializer.map { self.lower($0.value) }
      property.accessors = accessors(binding.accessorBlock)
      for (position, identifier) in boundNames(binding.pattern).enumerated() {
        var named = property
        named.name = name(identifier)
        named.nameRange = range(identifier)
        // The names of a tuple pattern share type and value; each declaration owns a copy.
        if position > 0 {
          named.type = property.type.map { tree.deepCopy($0) }
          named.value = property.value.map { tree.deepCopy($0) }
          // Swift knows no accessors of a pattern; shared, what is nested in them would double at every level.
          named.accessors = []
        }
        declarations.append(named)
      }
    }
    return declarations
  }

  private func endWithoutComma(_ binding: PatternBindingSyntax) -> Int {
    let last =
      binding.accessorBlock.map { Syntax($0) } ?? binding.initializer.map { Syntax($0) }
      ?? binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)
    return end(last)
  }

  /// The type that a binding names, or, as in `let a, b: Int`, that the next one with neither type nor value between
  /// them names; then the node is marked as not written at this place.
  private mutating func type(of bindings: [PatternBindingSyntax], at index: Int) -> NodeID? {
    if let own = bindings[index].typeAnnotation { return lower(own.type) }
    guard bindings[index].initializer == nil else { return nil }
    for later in bindings[(index + 1)...] {
      if let annotation = later.typeAnnotation {
        let type = lower(annotation.type)
        for node in tree.preorder(type) { tree.mark(node, .synthesized) }
        return type
      }
      if later.initializer != nil { return nil }
    }
    return nil
  }

  private func boundNames(_ pattern: PatternSyntax) -> [TokenSyntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): [name.identifier]
    case .wildcardPattern(let wildcard): [wildcard.wildcard]
    case .tuplePattern(let tuple): tuple.elements.flatMap { boundNames($0.pattern) }
    case .valueBindingPattern(let binding): boundNames(binding.pattern)
    case .expressionPattern, .isTypePattern, .missingPattern: []
    }
  }

  // MARK: Accessors

  mutating func accessors(_ block: AccessorBlockSyntax?) -> [Accessor] {
    guard let block else { return [] }
    switch block.accessors {
    case .getter(let items):
      let body = tree.add(.block, range: range(block), lower(items))
      return [Accessor(kind: .get, body: body, range: range(block))]
    case .accessors(let list):
      return list.map { lower($0) }
    }
  }

  private mutating func lower(_ node: AccessorDeclSyntax) -> Accessor {
    var accessor = Accessor(
      kind: kind(of: node.accessorSpecifier), parameter: node.parameters.map { name($0.name) },
      body: node.body.map { lower($0) }, range: range(node))
    if let modifier = node.modifier {
      accessor.modifiers.formUnion(modifier.name.text == "mutating" ? .mutating : .other)
    }
    if let effects = node.effectSpecifiers {
      if effects.asyncSpecifier != nil { accessor.modifiers.insert(.async) }
      if effects.throwsClause != nil { accessor.modifiers.insert(.throws) }
    }
    return accessor
  }

  /// `_read`, `_modify`, `init`, `unsafeAddress` and their like do what `get` or `set` does.
  private func kind(of specifier: TokenSyntax) -> Accessor.Kind {
    switch specifier.text {
    case "willSet": .willSet
    case "didSet": .didSet
    case "get", "_read", "read", "unsafeAddress", "borrow", "yielding borrow": .get
    default: .set
    }
  }
}
