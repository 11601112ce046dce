// func encode(to encoder: Encoder) throws {        @Serializable
//     try box.encode(id, forKey: .id)               data class Event(val id: String, val kind: String?)
// }
//
// A key that Swift's type has, and its own writing or reading forgets, where the compiler writes and reads all of Kotlin's.

internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which property does code that writes or reads a value leave out?
  static let codingKeyLeftOut = HazardCheck("coding-key-left-out") { twin, rule in
    twin.types.flatMap { types -> [Violation] in
      // Two lists are those of two conditions.
      guard isCodedByCompiler(types.kotlinDeclaration), types.swift.codingKeys.count == 1,
        let keys = types.swift.codingKeys.first
      else { return [] }
      return Way.allCases.flatMap { way -> [Violation] in
        guard let code = code(of: types.swift, way, in: twin) else { return [] }
        let leftOut = keys.filter { !code.contains($0) }
        // Who says none of them says them in another way.
        guard leftOut.count < keys.count else { return [] }
        return leftOut.compactMap { key in
          guard let swift = types.swift.property(key), swift.isStored, !swift.isStatic,
            let kotlin = types.kotlin.property(byKey: canonicalName(key)),
            !isTransient(kotlin.name, in: types.kotlinDeclaration)
          else { return nil }
          let verb = way == .writing ? "writes" : "reads"
          return rule.violation(
            types, twin, kotlin: kotlin.nameRange, swift: swift.nameRange, saying: verb + key,
            values: [
              "name": key, "swift": types.swift.name, "kotlin": types.kotlin.name,
              "how": "Swift's `\(way == .writing ? "encode(to:)" : "init(from:)")` of `\(types.swift.name)` leaves out "
                + "`\(key)`, which Kotlin \(verb)",
            ])
        }
      }
    }
  }
}

private enum Way: CaseIterable {
  case writing
  case reading
}

/// Whether the compiler writes the code that writes and reads a Kotlin type.
private func isCodedByCompiler(_ declaration: Declaration) -> Bool {
  declaration.attributes.contains { $0.name == "Serializable" && $0.arguments.isEmpty || $0.name == "JsonClass" }
}

private func isTransient(_ name: String, in declaration: Declaration) -> Bool {
  func isMarked(_ attributes: [Attribute]) -> Bool { attributes.contains { lastComponent(of: $0.name) == "Transient" } }
  return declaration.members.contains { member in
    member.name == name && isMarked(member.attributes)
      || member.kind == .initializer && member.parameters.contains { $0.name == name && isMarked($0.attributes) }
  }
}

extension TypeFacts {
  /// The properties that a type reads and writes, where it says so: each `enum CodingKeys`, also in an extension.
  var codingKeys: [[String]] {
    parts.flatMap(\.declaration.members).filter { $0.kind == .enum && $0.name == "CodingKeys" }
      .map { keys in keys.members.filter { $0.kind == .enumCase }.map(\.name) }
  }
}

/// All names in the code of the type's own file that writes or reads it; `nil` where there is none, or where it leaves that to
/// others: to a superclass, to a value that writes itself in the same place, to a loop over all keys.
private func code(of type: TypeFacts, _ way: Way, in twin: WrittenTwin) -> Set<String>? {
  for part in type.parts where part.unit == type.unit {
    for member in part.declaration.members {
      guard let body = member.body, let coder = member.parameters.first, isOwn(member, way),
        let tree = twin.sides.unit(.swift, part.unit)?.tree
      else { continue }
      let nodes = tree.preorder(body)
      let coders = containers(nodes, in: tree).union([coder.name])
      let isHandedOn = nodes.contains { node in
        guard tree.kind(node) == .argument, let value = tree.children(node).first else { return false }
        return tree.kind(value) == .name && coders.contains(tree.label(value))
      }
      let names = Set(
        nodes.filter { [.name, .member, .implicitMember].contains(tree.kind($0)) }.map { tree.label($0) })
      let hasContainers = nodes.contains { tree.kind($0) == .inout }
      return isHandedOn || hasContainers || names.contains("allCases") || names.contains("super") ? nil : names
    }
  }
  return nil
}

/// The locals that hold a container: `let box = try decoder.container(keyedBy: CodingKeys.self)`.
private func containers(_ nodes: [NodeID], in tree: Tree) -> Set<String> {
  nodes.filter { tree.kind($0) == .variable }.reduce(into: []) { names, variable in
    let inside = tree.preorder(variable)
    let isContainer = inside.contains { node in
      tree.kind(node) == .call && tree.label(tree.child(node, 0)).lowercased().hasSuffix("container")
    }
    if isContainer { names.formUnion(inside.filter { tree.kind($0) == .binding }.map { tree.label($0) }) }
  }
}

private func isOwn(_ member: Declaration, _ way: Way) -> Bool {
  switch way {
  case .writing: member.kind == .function && member.name == "encode" && member.parameters.first?.label == "to"
  case .reading:
    member.kind == .initializer && member.parameters.first?.label == "from" && member.parameters[0].name == "decoder"
  }
}
