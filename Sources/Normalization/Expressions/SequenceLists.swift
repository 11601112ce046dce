// rows.map { $0.name }     rows.asSequence().map { it.name }.toList()
//
// rows.lazy.filter { $0.isOpen }.count     rows.count { it.isOpen }
//
// The list of what a sequence gives is the list that the steps make one after the other, and so is what is counted, summed
// up or found in it. Catalogue D090.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let sequenceLists = Pass.nodes("lists of sequences", on: [.call], ofSide: .kotlin) { tree, node in
    tree.takeStepsOfList(node)
  }
}

extension Pass {
  /// After the phrasebook, for which Swift's `lazy` is a sequence.
  static let askedSequences = Pass.nodes("answers of sequences", on: [.call]) { tree, node, _ in
    guard let name = tree.calleeName(node), answers.contains(name), var step = tree.callReceiver(node) else { return }
    while let name = tree.calleeName(step), steps.contains(name), let before = tree.callReceiver(step) { step = before }
    guard tree.calleeName(step) == "asSequence", tree.childCount(step) == 1, let source = tree.callReceiver(step) else {
      return
    }
    tree.become(step, source)
  }
}

/// What takes all that a sequence gives, or as much as it needs.
private let answers: Set<String> = [
  "all", "any", "associate", "associateBy", "associateWith", "contains", "count", "first", "firstOrNull", "fold",
  "forEach", "groupBy", "joinToString", "last", "lastOrNull", "max", "maxBy", "maxByOrNull", "maxOrNull", "min",
  "minBy",
  "minByOrNull", "minOrNull", "none", "reduce", "sum", "sumOf", "toSet",
]

private let steps: Set<String> = [
  "distinct", "distinctBy", "drop", "filter", "filterIsInstance", "filterNot", "filterNotNull", "flatMap", "map",
  "mapIndexed", "mapNotNull", "sorted", "sortedBy", "sortedByDescending", "sortedWith", "take",
]

extension Tree {
  fileprivate mutating func takeStepsOfList(_ node: NodeID) {
    guard calleeName(node) == "toList", childCount(node) == 1, let last = callReceiver(node),
      steps.contains(calleeName(last) ?? "")
    else { return }
    var step = last
    while let name = calleeName(step), steps.contains(name), let before = callReceiver(step) { step = before }
    guard calleeName(step) == "asSequence", childCount(step) == 1, let source = callReceiver(step) else { return }
    become(step, source)
    become(node, last, keepingRange: true)
  }
}
