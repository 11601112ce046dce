// var width: Int { switch self { case .small: 10; case .large: 30 } }     enum class Size(val width: Int) { SMALL(10), LARGE(30) }
// var name: String { switch self { case .out: "out" … } }                 object Out : Event("out")
// func area() -> Int { switch self { case .small: 1 … } }                 SMALL { override fun area() = 1 }
// var code: Int { switch self { case .busy: 1 … } }                       class Busy : Fault(1)
//
// What Kotlin writes beside each case stands in Swift in one member that asks which case it is. Catalogue B86, B89, B90.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let caseAttributes = Pass.scopes("attributes of cases") { declarations, _, tree, vocabulary in
    for index in declarations.indices {
      let declaration = declarations[index]
      if declaration.kind == .enum {
        let places = declaration.members.indices.filter { declaration.members[$0].kind == .enumCase }
        var cases = CasesOfType(type: declaration, cases: places.map { declaration.members[$0] })
        guard cases.gather(&tree, vocabulary) else { continue }
        for (place, entry) in zip(places, cases.cases) { cases.type.members[place] = entry }
        declarations[index] = cases.finished
      } else if declaration.modifiers.contains(.sealed) {
        let inside = declaration.members.indices.filter {
          declaration.members[$0].isSubclass(of: declaration.name, tree)
        }
        let outside = declarations.indices.filter { declarations[$0].isSubclass(of: declaration.name, tree) }
        let parent = declarations.first { other in
          declaration.supertypes.contains { tree.kind($0.type) == .typeName && tree.label($0.type) == other.name }
        }
        var cases = CasesOfType(
          type: declaration, cases: inside.map { declaration.members[$0] } + outside.map { declarations[$0] },
          parent: parent)
        guard cases.gather(&tree, vocabulary), cases.onlyCarryData else { continue }
        for (place, subclass) in zip(inside, cases.cases) { cases.type.members[place] = subclass }
        for (place, subclass) in zip(outside, cases.cases.dropFirst(inside.count)) { declarations[place] = subclass }
        declarations[index] = cases.finished
      }
    }
  }
}

extension Declaration {
  fileprivate func isSubclass(of base: String, _ tree: Tree) -> Bool {
    (kind == .class || kind == .object) && supertypes.count == 1 && !modifiers.contains(.abstract)
      && !modifiers.contains(.sealed) && tree.kind(supertypes[0].type) == .typeName
      && tree.label(supertypes[0].type) == base
  }

  /// What a case hands to the constructor of its type.
  fileprivate var handed: [NodeID] {
    get { kind == .enumCase ? arguments : supertypes.first?.arguments ?? [] }
    set {
      if kind == .enumCase { arguments = newValue } else if !supertypes.isEmpty { supertypes[0].arguments = newValue }
    }
  }

  /// The properties that the primary constructor of a case declares.
  fileprivate var payload: [String] {
    members.flatMap { $0.modifiers.contains(.primary) ? $0.parameters.filter { $0.property != nil }.map(\.name) : [] }
  }

  fileprivate func overrides(_ base: Declaration) -> Bool {
    kind == base.kind && name == base.name && parameters.count == base.parameters.count && modifiers.contains(.override)
      && !modifiers.contains(.mutable)
  }
}

/// An enum or a sealed type and its cases: entries, or the classes and objects that are all there is of it.
private struct CasesOfType {
  var type: Declaration
  var cases: [Declaration]
  /// What the type extends, where it stands beside it.
  let parent: Declaration?
  /// The new members, in the order of the source.
  private var gathered: [Declaration] = []

  init(type: Declaration, cases: [Declaration], parent: Declaration? = nil) {
    self.type = type
    self.cases = cases
    self.parent = parent
  }

  /// Moves what the cases say of themselves into members of the type.
  ///
  /// - Returns: whether there was anything.
  mutating func gather(_ tree: inout Tree, _ vocabulary: Vocabulary) -> Bool {
    guard !cases.isEmpty else { return false }
    let attributes = gatherArguments(&tree, vocabulary)
    let members = gatherOverrides(&tree)
    let inherited = gatherInherited(&tree)
    return attributes || members || inherited
  }

  /// Whether nothing is left in the cases but what they carry, what they give properties, and what every object has.
  var onlyCarryData: Bool {
    cases.allSatisfy { subclass in
      subclass.handed.isEmpty
        && subclass.members.allSatisfy { member in
          switch member.kind {
          case .function: member.modifiers.contains(.override) && Self.ofAnyObject.contains(member.name)
          case .property: member.modifiers.contains(.override)
          case .object: member.modifiers.contains(.companion)
          default: member.modifiers.contains(.primary) && member.body == nil
          }
        }
    }
  }

  private static let ofAnyObject: Set<String> = ["equals", "hashCode", "toString"]

  /// The type with its new members where its constructor stood.
  var finished: Declaration {
    var type = type
    type.members.removeAll { $0.modifiers.contains(.primary) && $0.parameters.isEmpty && $0.body == nil }
    let place = type.members.firstIndex { $0.kind != .enumCase } ?? type.members.count
    type.members.insert(contentsOf: gathered, at: place)
    return type
  }

  // MARK: Arguments

  private mutating func gatherArguments(_ tree: inout Tree, _ vocabulary: Vocabulary) -> Bool {
    guard let place = type.members.firstIndex(where: { $0.kind == .initializer && $0.modifiers.contains(.primary) })
    else { return false }
    let parameters = type.members[place].parameters
    var properties: [Declaration] = []
    for (position, parameter) in parameters.enumerated().reversed() {
      guard parameter.property == .let || isHandedOn(parameter, tree) else { continue }
      if type.kind == .enum, vocabulary.rawValueNames.contains(parameter.name) { continue }
      let found = cases.map { subclass in
        subclass.handed.enumerated().first { index, argument in
          let label = tree.soft(argument)
          return label.isEmpty ? index == position : label == parameter.name
        }
      }
      let values = found.compactMap {
        $0.map { tree.child($0.element, 0) } ?? parameter.defaultValue.map { tree.deepCopy($0) }
      }
      guard values.count == cases.count else { continue }
      for (index, argument) in found.enumerated() {
        if let argument { cases[index].handed.remove(at: argument.offset) }
      }
      var property = Declaration(
        kind: .property, name: parameter.name, range: parameter.range, nameRange: parameter.nameRange)
      property.modifiers = parameter.modifiers
      property.visibility = parameter.visibility
      property.attributes = parameter.attributes
      property.type = parameter.type
      let bodies = values.map { tree.makeBlock([$0], at: tree.range($0)) }
      let body = choice(bodies, otherwise: nil, &tree)
      property.accessors = [Accessor(kind: .get, body: body, range: parameter.range)]
      properties.insert(property, at: 0)
      type.members[place].parameters.remove(at: position)
      if parameter.property == nil { type.supertypes[0].arguments = [] }
    }
    gathered += properties
    return !properties.isEmpty
  }

  /// `message` in `sealed class Failure(message: String) : Exception(message)`, `code` in
  /// `sealed class Failure(code: Int) : Base(code)` where `Base` makes it a property.
  private func isHandedOn(_ parameter: Parameter, _ tree: Tree) -> Bool {
    guard parameter.property == nil, let handed = type.supertypes.first?.arguments, handed.count == 1 else {
      return false
    }
    let value = tree.child(handed[0], 0)
    guard tree.kind(value) == .name, tree.label(value) == parameter.name else { return false }
    let kept = parent?.members.first { $0.modifiers.contains(.primary) }?.parameters.first
    return parameter.name == "message" || kept?.property == .let && kept?.name == parameter.name
  }

  // MARK: Overrides

  private mutating func gatherOverrides(_ tree: inout Tree) -> Bool {
    var hasGathered = false
    for place in type.members.indices where [.function, .property].contains(type.members[place].kind) {
      guard let joined = joined(type.members[place], &tree) else { continue }
      type.members[place] = joined
      hasGathered = true
    }
    return hasGathered
  }

  /// What the cases override of the class that their type extends, and the type itself leaves as it is.
  private mutating func gatherInherited(_ tree: inout Tree) -> Bool {
    var hasGathered = false
    for base in parent?.members ?? [] where [.function, .property].contains(base.kind) {
      guard !type.members.contains(where: { $0.kind == base.kind && $0.name == base.name }) else { continue }
      guard var joined = joined(base, isInherited: true, &tree) else { continue }
      // The class that it is inherited from keeps its own.
      joined.type = joined.type.map { tree.deepCopy($0) }
      for index in joined.parameters.indices {
        joined.parameters[index].type = joined.parameters[index].type.map { tree.deepCopy($0) }
        joined.parameters[index].defaultValue = nil
      }
      joined.attributes = []
      gathered.append(joined)
      hasGathered = true
    }
    return hasGathered
  }

  /// A member that asks which case it is; the cases lose theirs. `nil` where none overrides it, or not all can be joined.
  private mutating func joined(
    _ base: Declaration, isInherited: Bool = false, _ tree: inout Tree
  ) -> Declaration? {
    guard !base.modifiers.contains(.static), !base.modifiers.contains(.mutable) else { return nil }
    let overriding = cases.map { $0.members.firstIndex { $0.overrides(base) } }
    guard overriding.contains(where: { $0 != nil }) else { return nil }
    let isValue = base.kind == .property || base.type.map { !tree.isVoid($0) } ?? false
    let isComplete = overriding.allSatisfy { $0 != nil }
    let own = isComplete ? nil : result(of: base, isValue, &tree)
    let rest = isInherited ? own.map { tree.deepCopy($0) } : own
    guard isComplete || rest != nil else { return nil }
    var bodies: [NodeID?] = []
    for (index, member) in overriding.enumerated() {
      bodies.append(member.flatMap { result(of: cases[index].members[$0], isValue, &tree, parametersOf: base) })
    }
    guard zip(overriding, bodies).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
    let body = choice(bodies, otherwise: rest, &tree)
    for (index, member) in overriding.enumerated() { if let member { cases[index].members.remove(at: member) } }
    var joined = base
    joined.modifiers.remove(.abstract)
    joined.modifiers.remove(.open)
    joined.value = nil
    if base.kind == .property {
      joined.accessors = [Accessor(kind: .get, body: body, range: base.range)]
    } else {
      joined.body = body
      joined.hasExpressionBody = false
    }
    return joined
  }

  /// The statements of a member, its parameters called as those of the member that it overrides; `nil` when it has none.
  private func result(
    of member: Declaration, _ isValue: Bool, _ tree: inout Tree, parametersOf base: Declaration? = nil
  ) -> NodeID? {
    if let value = member.value {
      guard tree.kind(value) != .delegate else { return nil }
      return tree.makeBlock([value], at: tree.range(value))
    }
    guard let body = member.kind == .property ? member.getter : member.body else { return nil }
    for (own, common) in zip(member.parameters, base?.parameters ?? []) where own.name != common.name {
      tree.substitute(
        own.name, with: tree.add(.name, common.name, marks: .synthesized, range: own.nameRange), in: [body])
    }
    guard isValue, member.kind == .function, member.hasExpressionBody, let last = tree.lastChild(body) else {
      return body
    }
    let exit = tree.add(.return, marks: .synthesized, range: tree.range(last), [last])
    return tree.makeBlock([exit], at: tree.range(body))
  }

  /// `switch self`, with an arm for each case that has a body of its own.
  private func choice(_ bodies: [NodeID?], otherwise: NodeID?, _ tree: inout Tree) -> NodeID {
    var arms: [NodeID] = []
    for (subclass, body) in zip(cases, bodies) {
      guard let body else { continue }
      let pattern = tree.add(.casePattern, subclass.name, marks: .synthesized, range: subclass.nameRange)
      arms.append(arm(pattern, body, &tree))
      guard subclass.kind != .enumCase else { continue }
      tree.markPayload(subclass.payload, in: body)
    }
    if let otherwise {
      let pattern = tree.add(.default, marks: .synthesized, range: tree.range(otherwise))
      arms.append(arm(pattern, otherwise, &tree))
    }
    // What a base says of all others stands in another type.
    let cover = tree.cover(arms)
    let place = cover.flatMap { type.range.contains($0) ? $0 : nil } ?? type.nameRange
    let subject = tree.add(.self, marks: .synthesized, range: type.nameRange)
    let choice = tree.add(.switch, marks: .synthesized, range: place, [subject] + arms)
    return tree.makeBlock([choice], at: place)
  }

  private func arm(_ pattern: NodeID, _ body: NodeID, _ tree: inout Tree) -> NodeID {
    let patterns = tree.add(.patterns, marks: .synthesized, range: tree.range(pattern), [pattern])
    let condition = tree.addEmpty(at: Int(tree.range(body).lower))
    return tree.add(.arm, marks: .synthesized, range: tree.range(body), [patterns, condition, body])
  }
}
