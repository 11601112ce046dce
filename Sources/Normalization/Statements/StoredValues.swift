// defaults.set(name, forKey: "name")        prefs.edit { putString("name", name); remove("draft") }
// defaults.removeObject(forKey: "draft")    prefs.edit().putString("name", name).remove("draft").apply()
//
// Kotlin gathers what it stores in an editor; each step by itself is what the phrasebook knows. Catalogue D311, D312.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let storedValues = Pass.nodes("stored values", on: [.block], ofSide: .kotlin) { tree, node in
    let statements = Array(tree.children(node))
    let written = statements.flatMap { tree.editorSteps($0) ?? [$0] }
    if written != statements { tree.setChildren(node, written) }
  }
}

extension Tree {
  private static let steps: Set<String> = [
    "putString", "putInt", "putLong", "putBoolean", "putFloat", "putStringSet", "remove", "clear",
  ]

  /// The statements that an editor stands for; `nil` where it does more than to store, or only one thing.
  fileprivate mutating func editorSteps(_ statement: NodeID) -> [NodeID]? {
    guard kind(statement) == .call else { return nil }
    if calleeName(statement) == "edit", let store = callReceiver(statement), isPath(store) {
      guard let lambda = argumentValues(statement).last, kind(lambda) == .lambda, lambdaParameters(lambda).isEmpty,
        let body = lambdaBody(lambda), childCount(body) > 1 || !isStep(lastChild(body))
      else { return nil }
      for call in preorder(body) where isStep(call) {
        let editor = makeEditor(of: store, at: range(call))
        setChild(call, 0, add(.member, calleeName(call) ?? "", range: range(child(call, 0)), [editor]))
        become(call, makeApplied(duplicate(call)), keepingRange: true)
      }
      return Array(children(body))
    }
    guard ["apply", "commit"].contains(calleeName(statement)), childCount(statement) == 1,
      var call = callReceiver(statement)
    else { return nil }
    var steps: [NodeID] = []
    while kind(call) == .call, let name = calleeName(call), Self.steps.contains(name), let before = callReceiver(call) {
      steps.append(call)
      call = before
    }
    guard steps.count > 1, calleeName(call) == "edit", childCount(call) == 1, let store = callReceiver(call),
      isPath(store)
    else { return nil }
    return steps.reversed().map { step in
      let editor = makeEditor(of: store, at: range(step))
      setChild(child(step, 0), 0, editor)
      return makeApplied(step)
    }
  }

  /// `putString(key, value)`, which speaks of the editor.
  private func isStep(_ node: NodeID?) -> Bool {
    guard let node, kind(node) == .call, callReceiver(node) == nil, let name = calleeName(node) else { return false }
    return Self.steps.contains(name)
  }

  private mutating func makeEditor(of store: NodeID, at place: ByteRange) -> NodeID {
    let callee = add(.member, "edit", marks: .synthesized, range: place, [deepCopy(store)])
    return add(.call, marks: .synthesized, range: place, [callee])
  }

  private mutating func makeApplied(_ step: NodeID) -> NodeID {
    let callee = add(.member, "apply", marks: .synthesized, range: range(step), [step])
    return add(.call, marks: .synthesized, range: range(step), [callee])
  }
}
