internal import CodeModel
internal import SourceModel
internal import TypeInference

/// Which properties the files of a side change, by name alone: what stands before the name may be anything.
struct Assignments: Sendable {
  /// How often.
  private var counts: [String: Int] = [:]

  init(_ units: [SourceUnit]) {
    for unit in units where unit.tree.kinds.contains(.assign) || unit.tree.kinds.contains(.call) {
      for name in Assignments.names(in: unit.tree, unit.tree.everyNode) {
        counts[name, default: 0] += 1
      }
    }
  }

  /// Whether a property is changed anywhere but where its class makes an object.
  func changes(_ property: String, but type: TypeFacts, _ tree: (Int) -> Tree) -> Bool {
    guard let all = counts[property] else { return false }
    var own = 0
    for part in type.parts {
      let tree = tree(part.unit)
      for member in part.declaration.members where member.kind == .initializer || member.kind == .initializerBlock {
        guard let body = member.body else { continue }
        own += Assignments.names(in: tree, tree.preorder(body)).count { $0 == property }
      }
    }
    return all > own
  }

  /// `place.name = x`, `name = x` where no local of the file goes by that name, `place.tags.add(x)`.
  private static func names(in tree: Tree, _ nodes: some Sequence<NodeID>) -> [String] {
    var locals: Set<String> = []
    for node in nodes where tree.kind(node) == .variable {
      for inner in tree.preorder(tree.child(node, 0)) where tree.kind(inner) == .binding {
        locals.insert(tree.label(inner))
      }
    }
    return nodes.compactMap { node in
      switch tree.kind(node) {
      case .assign: return changedName(tree.child(node, 0), tree, locals)
      case .postfix, .prefix:
        return ["++", "--"].contains(tree.label(node)) ? changedName(tree.child(node, 0), tree, locals) : nil
      case .call:
        guard let name = tree.calleeName(node), contentMutators.contains(name) || orderMutators.contains(name),
          let receiver = tree.receiver(node)
        else { return nil }
        return changedName(receiver, tree, locals)
      default: return nil
      }
    }
  }

  private static func changedName(_ target: NodeID, _ tree: Tree, _ locals: Set<String>) -> String? {
    switch tree.kind(target) {
    case .member: return tree.label(target)
    case .name: return locals.contains(tree.label(target)) ? nil : tree.label(target)
    case .index, .force, .optionalChain: return changedName(tree.child(target, 0), tree, locals)
    default: return nil
    }
  }
}
