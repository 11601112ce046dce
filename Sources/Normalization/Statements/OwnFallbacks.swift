// guard let card = session.card else { stop(); return }     val card = session.card.guard { stop(); return }
//
// guard let card = session.card else { stop(); return }     val card = session.card ?: run { stop(); return }
//
// Kotlin teams write a function of their own for `?:` with a block, as `fun <T> T?.guard(otherwise: () -> Nothing): T`.
// Only where the block leaves: then nothing else can be meant. Catalogue C03.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let ownFallbacks = Pass.nodes("fallbacks of one's own", on: [.call, .binary]) { tree, node, vocabulary in
    if tree.kind(node) == .binary { return tree.openFallback(node) }
    guard let name = tree.calleeName(node), vocabulary.fallbacks.contains(name),
      let receiver = tree.callReceiver(node), let lambda = tree.soleLambda(node), tree.lambdaParameters(lambda).isEmpty,
      let body = tree.lambdaBody(lambda), tree.isExit(body)
    else { return }
    tree.replace(node, .binary, "?:", [receiver, body])
  }
}

extension Tree {
  /// `?: run { …; return }` leaves as `?: return` does: the closure is no function of its own.
  fileprivate mutating func openFallback(_ node: NodeID) {
    guard label(node) == "?:", childCount(node) == 2 else { return }
    let call = child(node, 1)
    guard calleeName(call) == "run", callReceiver(call) == nil, let lambda = soleLambda(call),
      lambdaParameters(lambda).isEmpty, let body = lambdaBody(lambda), isExit(body),
      !preorder(body).contains(where: { kind($0) == .return && soft($0) == "run" })
    else { return }
    setChild(node, 1, body)
  }
}
