// extension Court: Bookable { func book() { } }      class Court : Bookable { override fun book() { } }
// static let limit = 4                               companion object { const val LIMIT = 4 }
//
// Members belong to their type wherever they are written. Catalogue P12, P13, B05, B13, B100–B105.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// The members of a companion are static members of the type.
  static let companions = Pass.declarations("companions") { declaration, tree, _ in
    let companions = declaration.members.filter { $0.modifiers.contains(.companion) }
    guard !companions.isEmpty else { return }
    declaration.members.removeAll { $0.modifiers.contains(.companion) }
    for companion in companions {
      declaration.members += companion.members.map { member in
        var member = member
        if !member.isType { member.modifiers.insert(.static) }
        // Nobody reaches past a companion that is hidden itself.
        if companion.visibility != .none, member.visibility != .private { member.visibility = companion.visibility }
        return member
      }
    }
  }

  /// `fun Suit(rawValue: Int): Suit?` beside `Suit` makes one, as a static function of it does. Catalogue B27.
  static let factoryFunctions = Pass.scopes("factory functions") { declarations, _, tree, _ in
    for index in declarations.indices.reversed() where declarations[index].kind == .function {
      guard declarations[index].receiver == nil, let made = declarations[index].type,
        tree.label(tree.unwrappedType(made)) == canonicalName(declarations[index].name),
        let home = declarations.firstIndex(where: { $0.isType && $0.name == declarations[index].name })
      else { continue }
      var factory = declarations[index]
      factory.modifiers.insert(.static)
      declarations[home].members.append(factory)
      declarations.remove(at: index)
    }
  }

  /// `Self` as a result is the enclosing type, and so is `= apply { }`. Catalogue A17, B61.
  static let selfTypes = Pass.scopes("self types") { declarations, enclosing, tree, _ in
    guard let enclosing, enclosing.isType, enclosing.kind != .interface else { return }
    for index in declarations.indices {
      let declaration = declarations[index]
      if declaration.type == nil, declaration.hasExpressionBody, let body = declaration.body,
        let result = tree.lastChild(body), tree.kind(result) == .self
      {
        declarations[index].type = tree.add(
          .typeName, canonicalName(enclosing.name), soft: enclosing.name, marks: .synthesized, range: tree.range(result)
        )
      }
      guard let type = declaration.type, tree.kind(type) == .typeName, tree.label(type) == "self" else { continue }
      tree.replace(type, .typeName, canonicalName(enclosing.name), soft: enclosing.name)
    }
  }

  /// Extensions of a type that is declared in the same list join it; those of other types are gathered by type.
  static let extensions = Pass.scopes("extensions") { declarations, _, tree, vocabulary in
    gatherKotlinExtensions(&declarations, &tree, vocabulary)
    for index in declarations.indices where declarations[index].kind == .extension {
      guard let receiver = declarations[index].receiver else { continue }
      declarations[index].name = extendedName(receiver, tree, vocabulary) ?? declarations[index].name
    }
    var result: [Declaration] = []
    for declaration in declarations {
      guard declaration.kind == .extension else {
        result.append(declaration)
        continue
      }
      let name = lastComponent(of: declaration.name)
      let home =
        result.firstIndex { $0.isType && $0.name == name }
        ?? result.firstIndex { $0.kind == .extension && $0.name == declaration.name }
      if let home {
        result[home].absorb(declaration)
      } else if let later = declarations.first(where: { $0.isType && $0.name == name }) {
        // The type stands further down; it takes the extension's members when its turn comes.
        var merged = later
        merged.absorb(declaration)
        result.append(merged)
      } else {
        result.append(declaration)
      }
    }
    // A type that was taken early must not appear twice.
    var seen: Set<String> = []
    declarations = result.filter { declaration in
      guard declaration.isType else { return true }
      let key = "\(declaration.name) \(declaration.nameRange.lower)"
      return seen.insert(key).inserted
    }
    for index in declarations.indices where declarations[index].kind == .interface {
      declarations[index].dropImplementedRequirements()
    }
  }

  /// Kotlin writes each extension member on its own; Swift writes a block of them.
  private static func gatherKotlinExtensions(
    _ declarations: inout [Declaration], _ tree: inout Tree, _ vocabulary: Vocabulary
  ) {
    var result: [Declaration] = []
    for var declaration in declarations {
      guard let receiver = declaration.receiver, declaration.kind == .function || declaration.kind == .property else {
        result.append(declaration)
        continue
      }
      var base = receiver
      while tree.kind(base) == .optionalType { base = tree.child(base, 0) }
      var holder = Declaration(
        kind: .extension, name: extendedName(base, tree, vocabulary) ?? declaration.name,
        range: declaration.range, nameRange: tree.range(receiver))
      if tree.soft(base).hasSuffix(".Companion") { declaration.modifiers.insert(.static) }
      holder.receiver = receiver
      declaration.receiver = nil
      if tree.kind(base) == .typeName, vocabulary.isLibraryType(tree.soft(base)) {
        declaration.adoptTypeParameters(of: base, &tree)
      }
      holder.members = [declaration]
      result.append(holder)
    }
    declarations = result
  }

  /// The table's name of a library type, the user's own spelling of every other.
  private static func extendedName(_ type: NodeID, _ tree: Tree, _ vocabulary: Vocabulary) -> String? {
    guard tree.kind(type) == .typeName else { return nil }
    if tree.soft(type).isEmpty { return tree.label(type) }
    let spelling =
      tree.soft(type).hasSuffix(".Companion")
      ? String(tree.soft(type).dropLast(".Companion".count)) : tree.soft(type)
    return vocabulary.type(tree.label(type)) != nil && vocabulary.isLibraryType(spelling) ? tree.label(type) : spelling
  }
}

extension Declaration {
  /// Takes over the members and conformances of an extension.
  fileprivate mutating func absorb(_ other: Declaration) {
    members += other.members.map { member in
      var member = member
      if member.visibility == .none { member.visibility = other.visibility }
      member.conditions = other.conditions + member.conditions
      return member
    }
    supertypes += other.supertypes
  }

  /// A requirement with a default implementation is one member. Catalogue B05.
  fileprivate mutating func dropImplementedRequirements() {
    func key(_ member: Declaration) -> String {
      "\(member.kind) \(member.name) " + member.parameters.map { $0.label ?? $0.name }.joined(separator: ":")
    }
    let implemented = Set(members.filter { $0.body != nil }.map(key))
    members.removeAll {
      $0.body == nil && ($0.kind == .function || $0.kind == .property) && implemented.contains(key($0))
    }
  }
}
