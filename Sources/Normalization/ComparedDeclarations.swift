internal import CodeModel

/// What of a declaration the normal form tells.
extension Declaration {
  /// A function that only gives something is a property that has to be called. Catalogue B36.
  var comparedKind: Kind {
    guard kind == .function, parameters.isEmpty, typeParameters.isEmpty, type != nil else { return kind }
    return .property
  }

  /// Whether nothing would be told: an initializer that asks for nothing and does nothing.
  func goesWithoutSaying(_ tree: Tree) -> Bool {
    guard kind == .initializer, !modifiers.contains(.failable) else { return false }
    return tellingParameters(tree).isEmpty && body.map { tree.childCount($0) == 0 } ?? modifiers.contains(.memberwise)
  }

  /// The parameters without those of an initializer that fill a property which has a value without them.
  func tellingParameters(_ tree: Tree) -> [Parameter] {
    guard modifiers.contains(.memberwise) else { return parameters }
    return parameters.filter { parameter in
      guard parameter.defaultValue == nil, let type = parameter.type else { return parameter.defaultValue == nil }
      return tree.kind(type) != .optionalType
    }
  }
}
