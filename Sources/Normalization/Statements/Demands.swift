// guard pages > 0 else { throw BookError.empty }     require(pages > 0) { "no pages" }
//
// Who asks for something and gives up without it says so in many words: a demand of the library is the exit that it
// makes. Catalogue D334.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let demands = Pass.blocks("demands") { tree, statements, _ in
    statements.map { tree.isDemand($0) ? tree.makeExit(of: $0) : $0 }
  }
}

extension Tree {
  /// `require(condition)`, as phrases leave all demands that the library has.
  fileprivate func isDemand(_ statement: NodeID) -> Bool {
    calleeName(statement) == "require" && callReceiver(statement) == nil && arguments(statement).count == 1
  }

  fileprivate mutating func makeExit(of demand: NodeID) -> NodeID {
    let place = range(demand)
    let condition = negated(child(arguments(demand)[0], 0))
    let exception = add(.name, "IllegalArgumentError", marks: .synthesized, range: place)
    let made = add(.call, marks: .synthesized, range: place, [exception])
    let exit = makeIf(
      condition, then: makeBlock([add(.throw, marks: .synthesized, range: place, [made])], at: place), range: place)
    markNear(exit, nearMarks(demand))
    return exit
  }
}
