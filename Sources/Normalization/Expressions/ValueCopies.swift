// let excludes: [String] = given     val excludes: List<String> = given.toList()
//
// Swift's collections are values: who takes one has a copy, which Kotlin makes where the list could change under it.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `given.toList()` of what is a list, `.toSet()` of a set and `.toMap()` of a map are `given`.
  static let valueCopies = Pass.nodes("copies of values", on: [.call], knowing: { unit, _ in unit.copiedValues }) {
    tree, node, known in
    guard tree.childCount(node) == 1, let copy = tree.calleeName(node), let own = known.names[copy],
      let source = tree.callReceiver(node), !known.changeable.contains(node), tree.isOwn(source),
      own.contains(tree.label(source))
    else { return }
    tree.become(node, source, keepingRange: true)
  }

  /// `for (row in rows.toList())` walks a copy, as each loop of Swift does.
  static let walkedCopies = Pass.nodes("copies that are walked", on: [.for], ofSide: .kotlin) { tree, node in
    for source in tree.children(node) where tree.calleeName(source) == "toList" && tree.childCount(source) == 1 {
      guard let list = tree.callReceiver(source) else { continue }
      tree.become(source, list, keepingRange: true)
    }
  }
}

extension SourceUnit {
  /// The names of lists, of sets and of maps, by what makes a copy of each; and the first values of locals, which may be
  /// copied to be changed.
  fileprivate var copiedValues: (names: [String: Set<String>], changeable: Set<NodeID>)? {
    let makers: Set<String> = ["toList", "toSet", "toMap", "toImmutableMap", "toPersistentMap"]
    guard hasCall({ $0.childCount($1) == 1 && makers.contains($0.calleeName($1) ?? "") }) else { return nil }
    func collections(_ type: String) -> Set<String> {
      names(ofType: { $0.kind($1) == .typeName && $0.label($1) == type }, orValue: { _, _ in false })
    }
    let maps = collections("Map")
    let copies = [
      "toList": collections("List"), "toSet": collections("Set"), "toMap": maps, "toImmutableMap": maps,
      "toPersistentMap": maps,
    ]
    guard !copies.values.allSatisfy(\.isEmpty) else { return nil }
    let locals = roots.flatMap { tree.preorder($0) }.filter { tree.kind($0) == .variable }
    return (copies, Set(locals.compactMap { tree.lastChild($0) }))
  }
}
