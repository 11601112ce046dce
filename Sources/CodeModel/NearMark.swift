/// What a pass leaves on a node that it made equal to its counterpart although the two behave differently in some case.
///
/// It decides no equality. A check for the hazard finds it on the node, and in it what the user's code was.
package struct NearMark: Sendable, Hashable {
  /// The id of the hazard that names the difference, such as `sort-in-place-vs-copy`.
  package var hazard: String
  /// The id of the phrase or of the row of a table that was applied.
  package var equivalence: String
  /// Which of its spellings stood here, as the phrase or the table writes it: `$xs.sort()`, `ByteArray`.
  package var spelling: String

  package init(hazard: String, equivalence: String, spelling: String) {
    self.hazard = hazard
    self.equivalence = equivalence
    self.spelling = spelling
  }
}

/// The marks of a tree's nodes. Few nodes have one, and most of those have the same: nodes share lists.
struct NearMarks: Sendable {
  private var lists: [[NearMark]] = []
  private var listIndex: [[NearMark]: UInt32] = [:]
  private var ofNode: [UInt32: UInt32] = [:]

  subscript(node: NodeID) -> [NearMark] {
    ofNode[node.index].map { lists[Int($0)] } ?? []
  }

  /// The nodes that have marks, in order, and what they have.
  var all: [(node: UInt32, marks: [NearMark])] {
    ofNode.sorted { $0.key < $1.key }.map { ($0.key, lists[Int($0.value)]) }
  }

  /// Adds what the node does not have yet: each equivalence counts once, with the spelling that stood there first.
  mutating func add(_ marks: [NearMark], to node: NodeID) {
    let known = self[node]
    var list = known
    for mark in marks where !list.contains(where: { $0.equivalence == mark.equivalence && $0.hazard == mark.hazard }) {
      list.append(mark)
    }
    guard list.count > known.count else { return }
    if listIndex[list] == nil {
      listIndex[list] = UInt32(lists.count)
      lists.append(list)
    }
    ofNode[node.index] = listIndex[list]
  }

  /// Adds to a node what another one carries.
  mutating func add(from source: NodeID, to target: NodeID) {
    if ofNode.isEmpty || source == target || ofNode[source.index] == nil { return }
    add(self[source], to: target)
  }
}
