// async let first = load(1)     val first = async { load(1) }
// await first                   first.await()
//
// What is started now and waited for later. Catalogue P32, C97.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let asyncValues = Pass.nodes(
    "values computed meanwhile", on: [.variable, .call], knowing: { unit, _ in unit.file.side }
  ) { tree, node, side in
    switch tree.kind(node) {
    case .variable: tree.becomeAsync(node)
    // Swift's `queue.async { }` gives no value to wait for.
    case .call where side == .kotlin: tree.dropScope(ofAsync: node)
    default: break
    }
  }

  /// `f().await()` waits as `await f()` does.
  static let awaits = Pass.nodes("awaits", on: [.call]) { tree, node, _ in
    guard tree.calleeName(node) == "await", tree.childCount(node) == 1, let receiver = tree.callReceiver(node) else {
      return
    }
    tree.become(node, receiver, keepingRange: true)
  }
}

extension Tree {
  fileprivate mutating func becomeAsync(_ variable: NodeID) {
    let words = soft(variable).split(separator: " ")
    guard words.contains("async"), !isEmpty(child(variable, 2)) else { return }
    let value = child(variable, 2)
    let place = range(value)
    let lambda = add(.lambda, marks: .synthesized, range: place, [makeBlock([value], at: place)])
    let callee = add(.name, "async", marks: .synthesized, range: place)
    let argument = add(.argument, marks: .synthesized, range: place, [lambda])
    setChild(variable, 2, add(.call, marks: .synthesized, range: place, [callee, argument]))
    setSoft(variable, words.filter { $0 != "async" }.joined(separator: " "))
  }

  /// On which scope and dispatcher something runs is the platform's business.
  fileprivate mutating func dropScope(ofAsync call: NodeID) {
    guard calleeName(call) == "async", let last = lastChild(call), kind(last) == .argument,
      kind(child(last, 0)) == .lambda
    else { return }
    let callee = add(.name, "async", marks: .synthesized, range: range(child(call, 0)))
    setChildren(call, [callee, last])
  }
}
