// private func isCustom() -> Bool { !url.isEmpty }
// if isCustom() { post(text) }                         if (url.isNotEmpty()) { post(text) }
//
// What one side puts into a small function of its own the other may write where it is needed.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// The private members that a side lacks only by name: wherever the other side uses them, the code is compared with what
/// they do in their place.
struct InlinedHelpers {
  private var found: Set<DeclarationID> = []

  init(_ twin: ComparedTwin) {
    if twin.isAboutChange { return }
    let helpers = twin.loneMembers.map { twin.mapping[$0.declaration] }.filter { InlinedHelpers.isHelper($0, in: twin) }
    if helpers.isEmpty { return }
    for side in Side.allCases {
      let byKey = Dictionary(helpers.filter { $0.id.side == side }.map { ($0.key, $0) }) { first, _ in first }
      if byKey.isEmpty { continue }
      var used: Set<String> = []
      var different: Set<String> = []
      for member in twin.members {
        let id = member.pair[side]
        let mentioned = InlinedHelpers.mentions(in: id, of: byKey, twin)
        used.formUnion(mentioned)
        used.formUnion(member.expanded.map { twin.mapping[$0].key }.filter { byKey[$0] != nil })
        for key in mentioned {
          guard let helper = byKey[key], !member.expanded.contains(helper.id) else { continue }
          if InlinedHelpers.isStep(helper, in: twin),
            InlinedHelpers.isLookedThrough(helper.declaration.name, member, side, twin)
          {
            continue
          }
          different.insert(key)
        }
      }
      found.formUnion(used.subtracting(different).compactMap { byKey[$0]?.id })
    }
  }

  func contains(_ id: DeclarationID) -> Bool { found.contains(id) }

  private static func isHelper(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
    let declaration = entry.declaration
    return [.function, .property].contains(declaration.kind) && PlatformHabits.isPrivate(declaration)
      && (declaration.body ?? declaration.getter) != nil
  }

  /// Whether a helper takes a single step.
  private static func isStep(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
    guard let body = entry.declaration.body ?? entry.declaration.getter else { return false }
    let tree = twin.mapping.index(entry.id.side).units[entry.unit].tree
    return tree.kind(body) == .block && tree.childCount(body) == 1
  }

  private static func mentions(
    in id: DeclarationID, of helpers: [String: IndexedDeclaration], _ twin: ComparedTwin
  ) -> Set<String> {
    let (declaration, tree) = (twin.mapping[id].declaration, twin.mapping.index(id.side).unit(of: id).tree)
    var keys: Set<String> = []
    for node in declaration.ownNodes.flatMap({ tree.preorder($0) })
    where [.name, .member].contains(tree.kind(node)) && helpers[tree.label(node)] != nil {
      keys.insert(tree.label(node))
    }
    return keys
  }

  /// Whether two bodies are compared statement by statement, and none of what differs mentions a helper.
  private static func isLookedThrough(
    _ name: String, _ member: ComparedMember, _ side: Side, _ twin: ComparedTwin
  ) -> Bool {
    guard let body = member.body, body.level >= .statement else { return false }
    return !body.divergences.contains { divergence in
      twin.text(member.pair[side], divergence.place(on: side).range).contains(name)
    }
  }
}
