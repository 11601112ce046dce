internal import CodeModel
internal import SourceModel
internal import TypeInference

extension WrittenMember {
  /// Whether an expression is a Kotlin collection that all who hold it share, those of `org.json` included.
  func isSharedCollection(_ node: NodeID) -> Bool {
    let type = environment.type(of: node)
    if type.collection?.storage == .shared { return true }
    guard let name = type.unwrapped.name else { return false }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, ["JSONObject", "JSONArray"].contains(last) else { return false }
    return parts.count > 1 || environment.declared.type(last, from: environment.number) == nil
  }

  /// Where the class of `value` changes its `data`, for a path `value.data`: what is kept of it here changes with it.
  func changeByHolder(of path: [String], at node: NodeID, _ twin: WrittenTwin) -> String? {
    guard path.count == 2,
      let holder = environment.facts(environment.type(ofName: path[0], at: tree.range(node).lower)),
      holder.kind == .class, let property = holder.property(path[1]), !property.isStatic
    else { return nil }
    for part in holder.parts {
      guard let unit = twin.sides.unit(.kotlin, part.unit) else { continue }
      for member in part.declaration.members where member.kind == .function && member.visibility != .private {
        let given = member.parameters.map(\.name)
        guard let body = member.body, !given.contains(property.name) else { continue }
        let change = unit.tree.preorder(body).first { inner in
          guard let name = unit.tree.calleeName(inner), contentMutators.contains(name),
            let receiver = unit.tree.receiver(inner)
          else { return false }
          return unit.tree.ownPath(receiver) == [property.name]
        }
        if let change { return withoutEscapes(unit.file.text(in: unit.tree.range(change))) }
      }
    }
    return nil
  }
}
