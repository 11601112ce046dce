// Money(units: -units, currency: currency)     copy(units = -units)
// Money(units: 0, currency: home)              copy(units = 0, currency = home)
//
// A value made of every field of another one but some is a copy that differs in some fields; a copy that differs in all of
// them keeps nothing, and is made anew. Catalogue C103.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let memberwiseCopies = Pass("memberwise copies") { unit, _ in
    var fields: [String: [String]] = [:]
    var copied: Set<String> = []
    unit.forEachDeclaration { declaration, _ in
      guard declaration.isType, let names = declaration.fieldsOfInitializer(unit.tree) else { return }
      fields[declaration.name] = names
      let hasOwnCopy = declaration.members.contains { $0.kind == .function && $0.name == "copy" }
      if declaration.modifiers.contains(.data), !hasOwnCopy { copied.insert(declaration.name) }
    }
    guard !fields.isEmpty else { return }
    var work: [(Declaration, String?)] = []
    unit.forEachDeclaration { declaration, enclosing in
      guard declaration.kind == .function || declaration.kind == .property else { return }
      let receiver = declaration.receiver.map { unit.tree.label($0) }
      work.append((declaration, receiver ?? enclosing.last?.name))
    }
    for (declaration, type) in work {
      if let type, copied.contains(type), let names = fields[type] {
        unit.tree.makeAnew(in: declaration, of: type, names)
      }
      unit.tree.copyMemberwise(in: declaration, of: type, fields)
    }
  }
}

extension Declaration {
  /// The names of the parameters of the initializer that does nothing but fill the fields called like them.
  fileprivate func fieldsOfInitializer(_ tree: Tree) -> [String]? {
    let initializers = members.filter { $0.kind == .initializer }
    if initializers.isEmpty {
      guard kind == .struct else { return nil }
      let stored = members.filter { member in
        member.kind == .property && member.body == nil && !member.modifiers.contains(.static)
          && (member.modifiers.contains(.mutable) || member.value == nil)
          && !member.accessors.contains { $0.kind == .get }
      }
      return stored.count > 1 ? stored.map(\.name) : nil
    }
    guard initializers.count == 1 else { return nil }
    let only = initializers[0]
    if only.modifiers.contains(.primary) {
      guard only.parameters.count > 1, only.parameters.allSatisfy({ $0.property != nil }) else { return nil }
      return only.parameters.map(\.name)
    }
    guard let body = only.body, only.parameters.count > 1, tree.childCount(body) == only.parameters.count,
      !only.modifiers.contains(.failable),
      zip(tree.children(body), only.parameters).allSatisfy({ tree.fills($0, $1.name) })
    else { return nil }
    return only.parameters.map(\.name)
  }
}

extension Tree {
  /// `self.name = name`.
  fileprivate func fills(_ statement: NodeID, _ name: String) -> Bool {
    guard kind(statement) == .assign, label(statement) == "=" else { return false }
    let (target, value) = (child(statement, 0), child(statement, 1))
    return kind(target) == .member && label(target) == name && kind(child(target, 0)) == .self
      && kind(value) == .name && label(value) == name
  }

  /// `copy(units = 0, currency = home)` with every field in its order becomes `Money(units = 0, currency = home)`. In a
  /// closure it may be somebody else's copy.
  fileprivate mutating func makeAnew(in declaration: Declaration, of type: String, _ names: [String]) {
    let roots = declaration.bodies
    for root in roots {
      let nodes = preorder(root)
      guard !nodes.contains(where: { kind($0) == .lambda }) else { continue }
      for node in nodes where calleeName(node) == "copy" && arguments(node).map({ soft($0) }) == names {
        guard callReceiver(node).map({ kind($0) == .self && label($0).isEmpty }) ?? true else { continue }
        setChild(node, 0, add(.name, type, marks: .synthesized, range: range(child(node, 0))))
      }
    }
  }

  fileprivate mutating func copyMemberwise(in declaration: Declaration, of type: String?, _ fields: [String: [String]])
  {
    let roots = declaration.bodies
    for root in roots {
      let nodes = preorder(root)
      var taken = Set(declaration.parameters.map(\.name))
      for node in nodes where kind(node) == .binding || kind(node) == .parameter { taken.insert(label(node)) }
      for node in nodes where kind(node) == .call && kind(child(node, 0)) == .name {
        let called = label(child(node, 0)) == "Self" ? type ?? "" : label(child(node, 0))
        guard let names = fields[called], names.count == childCount(node) - 1,
          let arguments = argumentsByField(node, names)
        else { continue }
        var origins = declaration.parameters.filter { parameter in
          parameter.type.map { [called, "Self"].contains(label($0)) && kind($0) == .typeName } ?? false
        }.map { Optional($0.name) }
        if called == type, !declaration.modifiers.contains(.static) { origins.insert(nil, at: 0) }
        becomeCopy(node, arguments, of: origins, taken)
      }
    }
  }

  /// Each field with the argument that fills it, when they can be told apart.
  private func argumentsByField(_ call: NodeID, _ names: [String]) -> [(field: String, argument: NodeID)]? {
    var result: [(String, NodeID)] = []
    for (name, argument) in zip(names, arguments(call)) {
      guard soft(argument).isEmpty || canonicalName(soft(argument)) == canonicalName(name) else { return nil }
      result.append((name, argument))
    }
    return result
  }

  /// - Parameters:
  ///   - origins: names of values of the same type; `nil` is `self`.
  ///   - taken: names that hide a field of `self`.
  private mutating func becomeCopy(
    _ call: NodeID, _ arguments: [(field: String, argument: NodeID)], of origins: [String?], _ taken: Set<String>
  ) {
    for origin in origins {
      let changed = arguments.filter { !reads($0.field, of: origin, child($0.argument, 0), taken) }
      guard !changed.isEmpty, changed.count < arguments.count else { continue }
      let place = range(child(call, 0))
      let callee: NodeID
      if let origin {
        callee = add(
          .member, "copy", marks: .synthesized, range: place, [add(.name, origin, marks: .synthesized, range: place)])
      } else {
        callee = add(.name, "copy", marks: .synthesized, range: place)
      }
      for (field, argument) in changed { setSoft(argument, field) }
      setChildren(call, [callee] + changed.map(\.argument))
      return
    }
  }

  private func reads(_ field: String, of origin: String?, _ value: NodeID, _ taken: Set<String>) -> Bool {
    switch kind(value) {
    case .name: return origin == nil && label(value) == field && !taken.contains(field)
    case .member:
      let receiver = child(value, 0)
      guard label(value) == field else { return false }
      return origin.map { kind(receiver) == .name && label(receiver) == $0 }
        ?? (kind(receiver) == .self && label(receiver).isEmpty)
    default: return false
    }
  }
}
