// required init?(coder: NSCoder) { fatalError() }       fun show(context: Context, title: String)
//
// What only serves the compiler or the platform leaves the comparison. Catalogue P15, F, B29, B66, E64.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Before anything changes the signature or the body by which such an initialiser is known.
  static let platformInitializers = Pass.declarations("platform initializers") { declaration, tree, _ in
    declaration.dropPlatformInitializers(tree)
  }

  static let synthesized = Pass.declarations("synthesized members") { declaration, tree, vocabulary in
    declaration.members.removeAll { $0.kind == .other }
    if declaration.isCoded(tree, vocabulary) { declaration.modifiers.insert(.coded) }
    if declaration.isDescribed(tree) { declaration.modifiers.insert(.described) }
    if declaration.isValued(vocabulary) { declaration.modifiers.insert(.valued) }
    declaration.supertypes.removeAll { supertype in
      let type = supertype.type
      guard tree.kind(type) == .typeName else { return false }
      return vocabulary.traits.contains(tree.label(type)) || vocabulary.traits.contains(tree.soft(type))
    }
    if declaration.kind == .function, !vocabulary.isLogger(declaration.name) {
      // What a builder is told by `with(logger:)` is all that it is called for.
      let isTold = declaration.name == "with" && declaration.parameters.count == 1
      if !isTold { declaration.parameters.removeAll { vocabulary.isLogger($0.name) } }
    }
    // What the platform passes around implicitly on the other side.
    declaration.parameters.removeAll { parameter in
      if let type = parameter.type, tree.kind(type) == .typeName {
        let spelling = tree.soft(type).isEmpty ? tree.label(type) : tree.soft(type)
        if vocabulary.ambientTypes.contains(spelling) { return true }
      }
      return parameter.isAmbient(tree, vocabulary)
    }
  }
}

extension Parameter {
  /// Whether nobody hands it over, as the compiler or the platform knows it: `line: Int = #line`, `scope = viewModelScope`.
  fileprivate func isAmbient(_ tree: Tree, _ vocabulary: Vocabulary) -> Bool {
    guard let defaultValue else { return false }
    if vocabulary.callSiteParameters.contains(name), property == nil,
      vocabulary.side == .kotlin || tree.preorder(defaultValue).contains(where: { tree.kind($0) == .macro })
    {
      return true
    }
    return vocabulary.ambientParameters.contains(name) && !isPlain(tree) && !isCollection(tree)
      && !isOneOfItsType(defaultValue, tree)
  }

  /// `scope: Scope = Scope.SINGLETON`: one of several that the caller may choose of.
  private func isOneOfItsType(_ value: NodeID, _ tree: Tree) -> Bool {
    guard let type, tree.kind(value) == .member, [.name, .member].contains(tree.kind(tree.child(value, 0))) else {
      // What is left of either when this has been done before.
      return tree.kind(value) == .implicitMember
        || tree.kind(value) == .name && tree.marks(value).contains(.qualified)
    }
    // `Rule.Scope.SINGLETON`, too.
    return canonicalName(tree.label(tree.child(value, 0))) == canonicalName(lastComponent(of: tree.label(type)))
  }

  /// `context: [String: Any] = [:]`: what a platform hands around is one object of its own.
  private func isCollection(_ tree: Tree) -> Bool {
    guard let type else { return false }
    let plain = tree.kind(type) == .optionalType ? tree.child(type, 0) : type
    return tree.kind(plain) == .typeName && ["List", "Map", "Set"].contains(tree.label(plain))
  }

  /// `tag: String? = nil`, `scope: Bool = true`: the platform fills in nothing, so that only the caller can say it.
  fileprivate func isPlain(_ tree: Tree) -> Bool {
    guard let type else { return false }
    let plain = tree.kind(type) == .optionalType ? tree.child(type, 0) : type
    return tree.kind(plain) == .typeName && ["String", "Bool", "Int", "Int64", "Double"].contains(tree.label(plain))
  }
}

extension Declaration {
  /// Whether its supertype gives an error a text.
  fileprivate func isDescribed(_ tree: Tree) -> Bool {
    supertypes.contains { supertype in
      [tree.label(supertype.type), tree.soft(supertype.type)].contains {
        $0 == "LocalizedError" || $0 == "Throwable" || $0.hasSuffix("Exception")
      }
    }
  }

  /// Whether an annotation has the compiler write an equality that looks at the properties.
  fileprivate func isValued(_ vocabulary: Vocabulary) -> Bool {
    guard isType, !attributes.isEmpty else { return false }
    let names = vocabulary.names(ofContract: "generated-equality")
    return attributes.contains { names.contains(lastComponent(of: $0.name)) }
  }

  /// Whether values are read and written without code of the type's own.
  fileprivate func isCoded(_ tree: Tree, _ vocabulary: Vocabulary) -> Bool {
    guard isType || kind == .extension else { return false }
    // Kotlin's compiler reads and writes what an annotation marks; `java.io.Serializable` is another matter.
    return attributes.contains { vocabulary.codingAttributes.contains($0.name) }
      || supertypes.contains {
        vocabulary.codedTypes.contains(tree.label($0.type)) || vocabulary.codedTypes.contains(tree.soft($0.type))
      }
  }
}
