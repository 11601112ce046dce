// when (event) { is Opened -> show() }.let { }
// when (event) { is Opened -> show() }.exhaustive
//
// Kotlin made nobody list every case of a choice that is a statement, so teams asked it for something. The choice is all
// that is done.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let exhaustiveChoices = Pass.nodes(
    "choices made exhaustive", on: [.call, .member],
    knowing: { unit, _ in unit.file.side == .kotlin && !unit.tree.kinds.isDisjoint(with: [.switch]) ? () : nil }
  ) { tree, node, _ in
    if let choice = tree.choiceAskedForNothing(node) { tree.become(node, choice, keepingRange: true) }
  }
}

extension Tree {
  fileprivate func choiceAskedForNothing(_ node: NodeID) -> NodeID? {
    switch kind(node) {
    case .member where label(node) == "exhaustive" && !marks(node).contains(.called):
      return kind(child(node, 0)) == .switch ? child(node, 0) : nil
    case .call:
      guard calleeName(node) == "let", let choice = callReceiver(node), kind(choice) == .switch,
        argumentValues(node).count == 1, let body = lambdaBody(argumentValues(node)[0]), childCount(body) == 0
      else { return nil }
      return choice
    default: return nil
    }
  }
}
