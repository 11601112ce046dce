// guard let card = session.card else { stop(); return }     val card = session.card.guard { stop(); return }
//
// Kotlin teams write a function of their own for `?:` with a block, as `fun <T> T?.guard(otherwise: () -> Nothing): T`.
// Only where the block leaves: then nothing else can be meant. Catalogue C03.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let ownFallbacks = Pass.nodes("fallbacks of one's own", on: [.call]) { tree, node, vocabulary in
    guard let name = tree.calledName(node), vocabulary.fallbacks.contains(name),
      let receiver = tree.callReceiver(node), let lambda = tree.soleLambda(node), tree.lambdaParameters(lambda).isEmpty,
      let body = tree.lambdaBody(lambda), tree.isExit(body)
    else { return }
    tree.replace(node, .binary, "?:", [receiver, body])
  }
}
