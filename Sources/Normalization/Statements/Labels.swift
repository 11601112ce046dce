// loop: for x in xs { switch x { case .end: break loop … } }     for (x in xs) { when (x) { END -> break … } }
// outer: for row in rows { for x in row { continue outer } }     far@ for (row in rows) { for (x in row) continue@far }
//
// A bare `break` leaves the nearest `switch` in Swift and the nearest loop in Kotlin, so that only Swift needs a label
// where both mean the loop. What a loop is called says nothing; how many loops a jump leaves does.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let labels = Pass("labels") { unit, _ in
    let breaksLoops = unit.file.side == .kotlin
    for root in unit.roots { unit.tree.unifyLabels(below: root, breaksLoops) }
  }

  /// Where no `switch` is left around it, a `break` needs no word to leave the loop.
  static let plainBreaks = Pass.nodes("plain breaks", on: Tree.loops) { tree, node, _ in
    tree.plainBreaks(in: node)
  }
}

/// The loops around a place.
private struct Surroundings {
  /// What the loops are called, the innermost last; empty for one without a name.
  var loops: [String] = []
  /// Whether there is a `switch` between the place and the innermost loop.
  var isInSwitch = false
  /// The name of the statement that comes next.
  var label = ""
}

extension Tree {
  /// - Parameter breaksLoops: whether a bare `break` inside a `switch` is about the loop around it.
  fileprivate mutating func unifyLabels(below root: NodeID, _ breaksLoops: Bool) {
    var open = [(root, Surroundings())]
    var labelled: [NodeID] = []
    while let (node, around) = open.popLast() {
      var inside = around
      inside.label = ""
      switch kind(node) {
      case .labeled:
        inside.label = label(node)
        if childCount(node) == 1, Tree.loops.contains(kind(child(node, 0))) { labelled.append(node) }
      case .for, .while, .doWhile:
        inside.loops.append(around.label)
        inside.isInSwitch = false
      case .switch: inside.isInSwitch = !around.loops.isEmpty
      case .lambda, .declaration: inside = Surroundings()
      case .break, .continue: unifyJump(node, around, breaksLoops)
      default: break
      }
      for part in children(node) { open.append((part, inside)) }
    }
    // Inner ones come last, and are to be done before the loops that hold them.
    for node in labelled.reversed() { become(node, child(node, 0), keepingRange: true) }
  }

  static let loops: NodeKinds = [.for, .while, .doWhile]

  fileprivate mutating func plainBreaks(in loop: NodeID) {
    var open = Array(children(loop))
    while let node = open.popLast() {
      if kind(node) == .break, label(node) == "loop" { setLabel(node, "") }
      let isOther = Tree.loops.contains(kind(node)) || [.switch, .lambda, .declaration].contains(kind(node))
      if !isOther { open += children(node) }
    }
  }

  private mutating func unifyJump(_ node: NodeID, _ around: Surroundings, _ breaksLoops: Bool) {
    let isOutOfSwitch = kind(node) == .break && around.isInSwitch
    guard !label(node).isEmpty else {
      if isOutOfSwitch, breaksLoops { setLabel(node, "loop") }
      return
    }
    guard let position = around.loops.lastIndex(of: label(node)) else { return }
    let distance = around.loops.count - 1 - position
    setLabel(node, distance > 0 ? "loop \(distance)" : isOutOfSwitch ? "loop" : "")
  }
}
