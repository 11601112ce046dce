// let h = f(m)                               for (i in 0 until 10) {
// return m + h                                   val h = f(m)
//                                                m += h
//                                                if (abs(h) < 0.01) { break }
//                                            }
//                                            return m
//
// That only one side goes round and round is one difference. How it comes closer, and when it stops, belong to it.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Makes weak what follows from a loop that only one side has: its own exits, the steps that its other statements go
  /// on from, and the use of what it has found.
  mutating func weakenSteps() {
    for side in Side.allCases {
      for loop in leftovers.loops[side] { weakenSteps(of: loop, side) }
    }
  }

  private mutating func weakenSteps(of loop: NodeID, _ side: Side) {
    let tree = tree(of: side)
    let nodes = tree.preorder(loop)
    let range = tree.range(loop)
    var stepped: Set<String> = []
    for index in found.indices {
      let divergence = found[index].divergence
      let own = divergence.place(on: side).range
      guard divergence.kind == .missingStatement, divergence.presentSide == side, own != range, range.contains(own),
        let statement = nodes.first(where: { tree.range($0) == own })
      else { continue }
      if isExit(statement, tree) {
        found[index].divergence.isWeak = true
      } else if let name = steppedName(statement, among: nodes, tree) {
        found[index].divergence.isWeak = true
        stepped.insert(name)
      }
    }
    guard !stepped.isEmpty else { return }
    for index in found.indices where found[index].divergence.kind == .expression {
      let divergence = found[index].divergence
      let own = divergence.place(on: side).range
      // The value itself behind the loop, where the other side takes the one step.
      guard divergence.presentSide == nil, own.lower >= range.upper,
        stepped.contains(canonicalName(text(of: side).file.text(in: own)))
      else { continue }
      found[index].divergence.isWeak = true
    }
  }

  /// `if (done) { break }`.
  private func isExit(_ statement: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(statement) == .if, tree.childCount(statement) >= 3, tree.isEmpty(tree.child(statement, 2)) else {
      return false
    }
    let branch = tree.child(statement, 1)
    let exit = tree.kind(branch) == .block && tree.childCount(branch) == 1 ? tree.child(branch, 0) : branch
    return tree.kind(exit) == .break || tree.kind(exit) == .continue
  }

  /// The local that an assignment sets for the next round, which reads it.
  private func steppedName(_ statement: NodeID, among nodes: [NodeID], _ tree: Tree) -> String? {
    guard tree.kind(statement) == .assign, let target = tree.children(statement).first, tree.kind(target) == .name,
      tree.marks(target).contains(.local)
    else { return nil }
    let name = tree.label(target)
    let own = Set(tree.preorder(statement))
    return nodes.contains { tree.kind($0) == .name && tree.label($0) == name && !own.contains($0) } ? name : nil
  }
}
