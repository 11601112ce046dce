// rows.map { $0.name }     rows.asSequence().map { it.name }.toList()
//
// The list of what a sequence gives is the list that the steps make one after the other. Catalogue D090.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let sequenceLists = Pass.nodes("lists of sequences", on: [.call], ofSide: .kotlin) { tree, node in
    tree.takeStepsOfList(node)
  }
}

private let steps: Set<String> = [
  "distinct", "distinctBy", "drop", "filter", "filterIsInstance", "filterNot", "filterNotNull", "flatMap", "map",
  "mapIndexed", "mapNotNull", "sorted", "sortedBy", "sortedByDescending", "sortedWith", "take",
]

extension Tree {
  fileprivate mutating func takeStepsOfList(_ node: NodeID) {
    guard calledName(node) == "toList", childCount(node) == 1, let last = callReceiver(node),
      steps.contains(calledName(last) ?? "")
    else { return }
    var step = last
    while let name = calledName(step), steps.contains(name), let before = callReceiver(step) { step = before }
    guard calledName(step) == "asSequence", childCount(step) == 1, let source = callReceiver(step) else { return }
    become(step, source)
    become(node, last, keepingRange: true)
  }
}
