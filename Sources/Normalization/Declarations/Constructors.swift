// struct Court { let id: Int; init(id: Int) { self.id = id } }     class Court(val id: Int)
//
// Properties are properties wherever they are written; what is left of an initialiser is what it really does.
// Catalogue P10, B20–B29.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let constructors = Pass.declarations("constructors") { declaration, tree, vocabulary in
    guard declaration.isType || declaration.kind == .extension else { return }
    declaration.spreadPrimaryConstructor(&tree)
    declaration.liftAssignments(&tree)
    declaration.markMemberwiseInitializers(tree)
    declaration.dropEmptyDelegations(&tree)
  }

  /// Writes out the initializer that Swift's compiler gives a struct without one; those of extensions do not count, so
  /// it comes before them. Catalogue B21.
  static let implicitMemberwise = Pass.declarations("implicit memberwise initializers") { declaration, tree, _ in
    guard declaration.kind == .struct, !declaration.members.contains(where: { $0.kind == .initializer }) else { return }
    declaration.writeMemberwiseInitializer(tree)
  }
}

extension Declaration {
  /// `required init?(coder:)` and initialisers that only fail exist because UIKit wants them.
  mutating func dropPlatformInitializers(_ tree: Tree) {
    members.removeAll { member in
      guard member.kind == .initializer else { return false }
      if member.parameters.count == 1, ["coder", "aDecoder", "decoder"].contains(member.parameters[0].name),
        member.modifiers.contains(.failable)
      {
        return true
      }
      return member.attributes.contains { $0.name == "available" }
        && member.body.map { tree.childCount($0) == 1 && tree.calleeName(tree.child($0, 0)) == "fatalError" } ?? false
    }
  }

  /// Kotlin's primary constructor declares properties; its `init` blocks and super call are its body.
  fileprivate mutating func spreadPrimaryConstructor(_ tree: inout Tree) {
    let blocks = members.filter { $0.kind == .initializerBlock }
    let superArguments = supertypes.compactMap(\.arguments).first { !$0.isEmpty }
    var primaryIndex = members.firstIndex { $0.kind == .initializer && $0.modifiers.contains(.primary) }
    if primaryIndex == nil, !blocks.isEmpty || superArguments != nil, kind == .class || kind == .object {
      var implicit = Declaration(kind: .initializer, name: "init", range: nameRange, nameRange: nameRange)
      implicit.modifiers = .primary
      members.insert(implicit, at: 0)
      primaryIndex = 0
    }
    guard let index = primaryIndex else { return }
    var primary = members.remove(at: index)
    let kept = keepParameters(of: &primary, tree)
    var properties: [Declaration] = []
    for parameter in primary.parameters {
      guard let kind = parameter.property else { continue }
      let written = kept[parameter.name]
      var property = Declaration(
        kind: .property, name: parameter.name, range: written?.range ?? parameter.range,
        nameRange: written?.nameRange ?? parameter.nameRange)
      property.modifiers = parameter.modifiers
      if kind == .var { property.modifiers.insert(.mutable) }
      property.visibility = parameter.visibility
      property.setterVisibility = written?.setterVisibility
      property.attributes = parameter.attributes
      property.type = parameter.type
      if let value = parameter.defaultValue, !tree.isNull(value) { property.value = value }
      properties.append(property)
    }
    var statements: [NodeID] = []
    if let superArguments, let place = tree.cover(superArguments) {
      let callee = tree.add(.super, marks: .synthesized, range: place)
      let member = tree.add(.member, "init", marks: .synthesized, range: place, [callee])
      statements.append(tree.add(.call, marks: .synthesized, range: place, [member] + superArguments))
    }
    for block in blocks { if let body = block.body { statements += tree.statements(body) } }
    if let body = primary.body { statements += tree.statements(body) }
    primary.body = tree.makeBlock(statements, at: primary.range)
    for supertype in supertypes.indices { supertypes[supertype].arguments = nil }
    primary.modifiers.remove(.primary)
    let place = min(index, members.count)
    members.insert(contentsOf: properties + [primary], at: place)
    members.removeAll { $0.kind == .initializerBlock }
  }

  /// `class Repo(limit: Int) { val limit = limit }` is `class Repo(val limit: Int)`.
  ///
  /// - Returns: such properties as they are written, by name.
  private mutating func keepParameters(of primary: inout Declaration, _ tree: Tree) -> [String: Declaration] {
    var kept: [String: Declaration] = [:]
    for position in primary.parameters.indices where primary.parameters[position].property == nil {
      let parameter = primary.parameters[position]
      guard
        let index = members.firstIndex(where: { member in
          member.kind == .property && member.name == parameter.name && member.body == nil && member.accessors.isEmpty
            && member.modifiers.isDisjoint(with: [.static, .lazy])
            && member.value.map { parameter.fills(member, by: $0, tree) } ?? false
        })
      else { continue }
      primary.parameters[position].property = members[index].modifiers.contains(.mutable) ? .var : .let
      primary.parameters[position].modifiers = members[index].modifiers
      primary.parameters[position].visibility = members[index].visibility
      primary.parameters[position].attributes = members[index].attributes
      kept[parameter.name] = members.remove(at: index)
    }
    return kept
  }

  /// `self.x = x` declares nothing new; `self.x = f(y)` in the only initialiser is the property's initial value.
  fileprivate mutating func liftAssignments(_ tree: inout Tree) {
    let initializers = members.indices.filter { members[$0].kind == .initializer }
    for index in initializers {
      guard let body = members[index].body else { continue }
      var parameters = members[index].parameters
      var bound: Set<String> = []
      var kept: [NodeID] = []
      for statement in tree.children(body) {
        if isEmptySuperCall(statement, tree) { continue }
        if tree.kind(statement) == .variable, let name = tree.boundName(tree.child(statement, 0)) { bound.insert(name) }
        guard tree.kind(statement) == .assign, tree.label(statement) == "=",
          tree.kind(tree.child(statement, 0)) == .name,
          let property = storedProperty(tree.label(tree.child(statement, 0)))
        else {
          kept.append(statement)
          continue
        }
        var value = tree.child(statement, 1)
        let name = members[property].name
        if let position = parameters.firstIndex(where: { $0.name == name }),
          let fallback = parameters[position].fallback(in: value, tree),
          !bound.contains(where: { tree.mentions($0, in: [fallback]) })
        {
          parameters[position].defaultValue = fallback
          parameters[position].type = parameters[position].type.map { tree.child($0, 0) }
          members[index].parameters[position] = parameters[position]
          value = tree.child(value, 0)
        }
        // What may be absent starts so.
        if tree.isNull(value), members[property].value == nil { continue }
        if let position = parameters.firstIndex(where: { $0.name == name }),
          parameters[position].fills(members[property], by: value, tree)
        {
          let parameter = parameters[position]
          members[index].parameters[position].property = members[property].modifiers.contains(.mutable) ? .var : .let
          if members[property].value == nil, let fallback = parameter.defaultValue, !tree.isNull(fallback) {
            members[property].value = fallback
          }
        } else if initializers.count == 1, members[property].value == nil, members[property].accessors.isEmpty,
          !bound.contains(where: { tree.mentions($0, in: [value]) })
        {
          members[property].value = value
        } else {
          kept.append(statement)
        }
      }
      tree.setChildren(body, kept)
    }
  }

  private func storedProperty(_ name: String) -> Int? {
    members.firstIndex {
      $0.kind == .property && $0.name == name && $0.body == nil && !$0.modifiers.contains(.static)
    }
  }

  private func isEmptySuperCall(_ statement: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(statement) == .call, tree.childCount(statement) == 1, tree.calleeName(statement) == "init",
      let receiver = tree.callReceiver(statement)
    else { return false }
    return tree.kind(receiver) == .super
  }

  /// An initializer that fills properties, each by the parameter of its name, and does nothing else.
  fileprivate mutating func markMemberwiseInitializers(_ tree: Tree) {
    for index in members.indices where members[index].kind == .initializer {
      let initializer = members[index]
      guard initializer.modifiers.isDisjoint(with: [.failable, .async, .throws]),
        initializer.body.map({ tree.childCount($0) == 0 }) ?? (kind != .interface),
        initializer.parameters.allSatisfy({ $0.property != nil })
      else { continue }
      members[index].modifiers.insert(.memberwise)
    }
  }

  /// `: this()` delegates, as Kotlin wants it, to a constructor that needs nothing and does nothing.
  fileprivate mutating func dropEmptyDelegations(_ tree: inout Tree) {
    guard members.contains(where: { $0.kind == .initializer && $0.goesWithoutSaying(tree) }) else { return }
    for member in members where member.kind == .initializer {
      guard let body = member.body, let first = tree.children(body).first, tree.kind(first) == .call,
        tree.childCount(first) == 1, tree.calleeName(first) == "init",
        let receiver = tree.callReceiver(first), tree.kind(receiver) == .self
      else { continue }
      tree.setChildren(body, Array(tree.children(body).dropFirst()))
    }
  }

  fileprivate mutating func writeMemberwiseInitializer(_ tree: Tree) {
    var initializer = Declaration(kind: .initializer, name: "init", range: nameRange, nameRange: nameRange)
    for property in members where property.kind == .property && property.body == nil {
      let isMutable = property.modifiers.contains(.mutable)
      guard property.modifiers.isDisjoint(with: [.static, .lazy]), isMutable || property.value == nil else { continue }
      var parameter = Parameter(
        name: property.name, type: property.type, defaultValue: property.value, range: property.range,
        nameRange: property.nameRange)
      parameter.property = isMutable ? .var : .let
      initializer.parameters.append(parameter)
    }
    initializer.modifiers.insert(.memberwise)
    members.append(initializer)
  }
}

extension Parameter {
  /// What is taken in the place of a parameter that nobody has to give: `limit ?? 10` with `limit: Int? = nil` is
  /// `limit: Int = 10`, which no Swift default can say that looks at the others.
  fileprivate func fallback(in value: NodeID, _ tree: Tree) -> NodeID? {
    guard let type, tree.kind(type) == .optionalType, let defaultValue, tree.isNull(defaultValue),
      tree.kind(value) == .binary, tree.label(value) == "??", tree.kind(tree.child(value, 0)) == .name,
      tree.label(tree.child(value, 0)) == name, !tree.marks(tree.child(value, 0)).contains(.qualified),
      !tree.isNull(tree.child(value, 1))
    else { return nil }
    return tree.child(value, 1)
  }

  /// Whether `value`, which a property of the same name is set to, is this parameter and of the property's own type.
  fileprivate func fills(_ property: Declaration, by value: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(value) == .name, tree.label(value) == name, !tree.marks(value).contains(.qualified) else {
      return false
    }
    guard let type, let other = property.type else { return true }
    return tree.isSame(type, other)
  }
}
