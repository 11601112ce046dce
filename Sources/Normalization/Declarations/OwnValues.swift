// switch self { case .idle: return .idle }     when (this) { is Idle -> this }
// switch self { case .box(let w, let h): return .box(w: w + 1, h: h) }     when (this) { is Box -> copy(w = w + 1) }
//
// Where an enum has asked which of its cases it is, `self` is that case, and a copy of it is that case with other values.
// Catalogue C36, C103.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let ownValues = Pass.declarations("own values") { declaration, tree, _ in
    guard declaration.kind == .enum else { return }
    var payloads: [String: [String]] = [:]
    for member in declaration.members where member.kind == .enumCase {
      let key = canonicalName(member.name)
      // Of two cases with one name nothing is known.
      guard payloads[key] == nil else { return }
      payloads[key] = member.parameters.map(\.name)
    }
    guard !payloads.isEmpty, !declaration.members.contains(where: { $0.kind == .function && $0.name == "copy" }) else {
      return
    }
    for member in declaration.members where member.kind == .property || member.kind == .function {
      var taken = Set(member.parameters.map(\.name))
      for root in member.ownNodes {
        for node in tree.preorder(root) where tree.kind(node) == .binding { taken.insert(tree.label(node)) }
        for node in tree.postorder(root) where tree.kind(node) == .switch && tree.kind(tree.child(node, 0)) == .self {
          tree.nameOwnValues(in: node, payloads, taken)
        }
      }
    }
  }
}

extension Tree {
  fileprivate mutating func nameOwnValues(in choice: NodeID, _ payloads: [String: [String]], _ taken: Set<String>) {
    guard label(child(choice, 0)).isEmpty else { return }
    for arm in children(choice).dropFirst() where kind(arm) == .arm {
      guard childCount(child(arm, 0)) == 1, kind(child(arm, 2)) == .block, let last = lastChild(child(arm, 2)) else {
        continue
      }
      let pattern = child(child(arm, 0), 0)
      guard kind(pattern) == .casePattern, childCount(pattern) == 0,
        let payload = payloads[canonicalName(label(pattern))]
      else { continue }
      let value = kind(last) == .return && childCount(last) == 1 ? child(last, 0) : last
      if kind(value) == .self, label(value).isEmpty, payload.isEmpty {
        let name = add(.name, label(pattern), marks: .synthesized, range: range(value))
        become(value, name, keepingRange: true)
      } else if !preorder(child(arm, 2)).contains(where: { kind($0) == .binding || kind($0) == .parameter }) {
        fillOwnCopy(value, of: label(pattern), payload, taken)
      }
    }
  }

  /// `copy([w: 2])` becomes `box(2, h)`.
  private mutating func fillOwnCopy(
    _ call: NodeID, of name: String, _ payload: [String], _ taken: Set<String>
  ) {
    guard kind(call) == .call, childCount(call) == 2, calleeName(call) == "copy",
      callReceiver(call).map({ kind($0) == .self && label($0).isEmpty }) ?? true,
      kind(child(child(call, 1), 0)) == .map
    else { return }
    let entries = Array(children(child(child(call, 1), 0)))
    var values: [String: NodeID] = [:]
    for entry in entries where kind(entry) == .entry { values[label(child(entry, 0))] = child(entry, 1) }
    // Each is a value of the case, and in its order, so that what they do is done in the same order.
    let given = payload.filter { values[$0] != nil }
    guard given.count == entries.count, given == entries.map({ label(child($0, 0)) }) else { return }
    // What is kept must not be hidden by a parameter or a local.
    guard payload.allSatisfy({ values[$0] != nil || !taken.contains($0) }) else { return }
    let place = range(call)
    let arguments = payload.map { field -> NodeID in
      let value = values[field] ?? add(.name, field, marks: .synthesized, range: place)
      return add(.argument, marks: .synthesized, range: range(value), [value])
    }
    let callee = add(.name, name, marks: .synthesized, range: range(child(call, 0)))
    setChildren(call, [callee] + arguments)
  }
}
