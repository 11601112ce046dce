// enum State { case idle; case failed(Error) }
// sealed class State { object Idle : State(); class Failed(val error: Throwable) : State() }
//
// A sealed hierarchy whose subclasses only carry data is an enum with associated values. Catalogue P14, B85–B88. What a
// case still says of itself stays with it: Swift's cases say nothing, so that it shows.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let enums = Pass.scopes("enums") { declarations, enclosing, tree, vocabulary in
    for index in declarations.indices {
      let declaration = declarations[index]
      guard declaration.modifiers.contains(.sealed), declaration.kind == .class || declaration.kind == .interface else {
        continue
      }
      // What can be changed is no value, and what stands beside its base may well be meant as a type of its own.
      let outside = declarations.indices.filter {
        $0 != index && declarations[$0].isCase(of: declaration.name, tree, vocabulary)
          && !declarations[$0].members.contains { $0.kind == .property && $0.modifiers.contains(.mutable) }
      }
      declarations[index].becomeEnum(adopting: outside.map { declarations[$0] }, tree, vocabulary)
      for other in outside { declarations[other].name = "" }
    }
    declarations.removeAll { $0.isType && $0.name.isEmpty }
  }
}

extension Declaration {
  fileprivate func isCase(of base: String, _ tree: Tree, _ vocabulary: Vocabulary) -> Bool {
    guard kind == .class || kind == .object, supertypes.count == 1, !modifiers.contains(.abstract) else { return false }
    let type = supertypes[0].type
    guard tree.kind(type) == .typeName else { return false }
    let spelling = tree.soft(type).isEmpty ? tree.label(type) : tree.soft(type)
    guard spelling == base || canonicalName(vocabulary.withoutAffixes(base)) == tree.label(type) else { return false }
    return members.allSatisfy { member in
      switch member.kind {
      case .property: member.body == nil || member.modifiers.contains(.override)
      case .initializer: member.modifiers.contains(.memberwise) || member.onlyCallsSuper(tree)
      case .function: member.isOfAnyObject
      default: false
      }
    }
  }

  /// `equals`, `hashCode` and `toString`, which every Kotlin class has, and how Java finds an object again.
  private var isOfAnyObject: Bool {
    modifiers.contains(.override) && ["equals", "hashCode", "toString"].contains(name) || name == "readResolve"
  }

  /// Whether an initializer does nothing but hand values to the one of the base.
  private func onlyCallsSuper(_ tree: Tree) -> Bool {
    guard let body else { return true }
    return tree.children(body).allSatisfy { statement in
      tree.calleeName(statement) == "init" && tree.callReceiver(statement).map { tree.kind($0) == .super } ?? false
    }
  }

  fileprivate mutating func becomeEnum(adopting outside: [Declaration], _ tree: Tree, _ vocabulary: Vocabulary) {
    let name = name
    let inside = members.filter { $0.isType && $0.isCase(of: name, tree, vocabulary) }
    guard !inside.isEmpty || !outside.isEmpty else { return }
    members.removeAll { $0.isType && $0.isCase(of: name, tree, vocabulary) }
    var cases = (inside + outside).map { $0.asCase(tree) }
    if modifiers.contains(.described) { for index in cases.indices { cases[index].becomeError() } }
    members.removeAll { $0.modifiers.contains(.memberwise) }
    members.insert(contentsOf: cases, at: 0)
    kind = .enum
    modifiers.remove(.abstract)
  }

  /// A Kotlin class says by its name that it is an exception, and Swift's case does not: `AbortedException` is `aborted`.
  private mutating func becomeError() {
    modifiers.insert(.described)
    guard name.hasSuffix("Exception"), name != "Exception" else { return }
    conventionalName = canonicalName(String(name.dropLast("Exception".count)))
  }

  /// A case with what the subclass is made of, and with whatever else it says.
  private func asCase(_ tree: Tree) -> Declaration {
    var result = Declaration(kind: .enumCase, name: name, range: range, nameRange: nameRange)
    result.modifiers = modifiers.intersection([.valued, .data])
    if [.private, .internal].contains(visibility) { result.visibility = visibility }
    let handed = members.first { $0.kind == .initializer }?.parameters ?? []
    let carried = members.filter { member in
      guard member.kind == .property, member.body == nil else { return false }
      return handed.contains { $0.name == member.name } || member.value == nil && member.accessors.isEmpty
    }
    // A property does not say that it starts as nothing, but who makes one without an argument has it from there.
    let fallbacks = Dictionary(handed.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { first, _ in first })
    let properties = Dictionary(carried.map { ($0.name, $0) }) { first, _ in first }
    func asParameter(_ property: Declaration) -> Parameter {
      Parameter(
        name: property.name, type: property.type, defaultValue: property.value ?? fallbacks[property.name] ?? nil,
        range: property.range, nameRange: property.nameRange)
    }
    result.parameters =
      handed.map { parameter in properties[parameter.name].map(asParameter) ?? parameter }
      + carried.filter { property in !handed.contains { $0.name == property.name } }.map(asParameter)
    result.members = members.filter { member in
      switch member.kind {
      case .property: !carried.contains { $0.name == member.name }
      case .initializer: !member.modifiers.contains(.memberwise) && member.body != nil
      case .function: !["hashCode", "readResolve"].contains(member.name) && !member.comparesAll(carried, tree)
      default: true
      }
    }
    return result
  }

  /// Whether an `equals` looks at everything that a case carries, as the one that Swift's compiler writes.
  private func comparesAll(_ carried: [Declaration], _ tree: Tree) -> Bool {
    guard name == "equals", let body else { return false }
    let mentioned = Set(tree.preorder(body).map { canonicalName(tree.label($0)) })
    return carried.allSatisfy { mentioned.contains(canonicalName($0.name)) }
  }
}
