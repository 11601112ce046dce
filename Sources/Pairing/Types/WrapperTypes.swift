// @objc(Gate) final class GateObjC: NSObject { let gate: Gate; @objc var name: String { gate.name } }
//
// A type that hands on to another of its own side, for callers in a language that cannot use that one. Nobody's counterpart,
// and nobody lacks it.

internal import CodeModel

extension TypeGroups {
  /// Whether a type is named after another type of its side and the language that it is for, keeps a value of that type
  /// and hands on to it.
  func isWrapper(_ group: Int) -> Bool {
    guard let type = groups[group].type, let stem = wrappedName(groups[group].name) else { return false }
    let wrapped = canonicalName(stem)
    guard index.declaresType(spelt: stem), groups(named: wrapped).contains(where: { $0 != group }) else { return false }
    let tree = index.unit(of: type).tree
    let members = groups[group].members.map { index.declaration($0) }
    let holders = members.filter { member in
      member.kind == .property && member.type.map { names(of: $0, in: tree).contains(wrapped) } ?? false
    }
    guard !holders.isEmpty else { return false }
    return groups[group].members.contains { isHandedOn($0, to: holders.map(\.key)) }
  }

  /// `GateObjC`, `GateJava`, `ObjCGate` → `Gate`.
  private func wrappedName(_ name: String) -> String? {
    for mark in ["ObjC", "Objc", "OBJC", "Java", "Compat"] where name.count > mark.count {
      if name.hasSuffix(mark) { return String(name.dropLast(mark.count)) }
      if mark != "Compat", name.hasPrefix(mark) { return String(name.dropFirst(mark.count)) }
    }
    return nil
  }

  /// The canonical names of a type, as the source spells it and as the normal form does.
  private func names(of type: NodeID, in tree: Tree) -> [String] {
    if tree.kind(type) == .optionalType { return tree.children(type).first.map { names(of: $0, in: tree) } ?? [] }
    guard tree.kind(type) == .typeName else { return [] }
    return [tree.label(type), tree.soft(type)].map { canonicalName(lastPathComponent($0)) }
  }

  /// Whether what a member does is to read or call something on one of some properties.
  private func isHandedOn(_ id: DeclarationID, to holders: [String]) -> Bool {
    let declaration = index.declaration(id)
    guard let body = declaration.body ?? declaration.getter else { return false }
    let tree = index.unit(of: id).tree
    return tree.preorder(body).contains { node in
      guard tree.kind(node) == .member, let receiver = tree.children(node).first else { return false }
      return [.name, .member].contains(tree.kind(receiver)) && holders.contains(canonicalName(tree.label(receiver)))
    }
  }
}
