// Card(title: "a", detail: "b")     Card(detail = "b", title = "a")
//
// The order in which a type lists its properties is nobody's contract as long as they are handed over by name.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// Whether the order of an initializer's parameters matters to those who call it.
enum OrderInUse {
  /// Makes weak what differs in the order of initializers that only fill properties, and that no Kotlin call relies on.
  static func settled(_ signatures: [[SignatureDifference]], in mapping: Mapping) -> [[SignatureDifference]] {
    let concerned = signatures.indices.filter { number in
      signatures[number].contains { $0.kind == .parameterOrder && !$0.isWeak }
        && onlyFills(mapping.members[number], mapping)
    }
    guard !concerned.isEmpty else { return signatures }
    let names = concerned.map { mapping[mapping.members[$0].kotlin].parent.map { mapping[$0].key } ?? "" }
    let used = calledByPosition(Set(names), in: mapping.kotlin)
    var result = signatures
    for (number, name) in zip(concerned, names) where !used.contains(name) {
      for index in result[number].indices where result[number][index].kind == .parameterOrder {
        result[number][index].isWeak = true
      }
    }
    return result
  }

  /// Swift's callers have to name what has a label.
  private static func onlyFills(_ pair: MemberPair, _ mapping: Mapping) -> Bool {
    let (swift, kotlin) = (mapping[pair.swift].declaration, mapping[pair.kotlin].declaration)
    return swift.kind == .initializer && kotlin.kind == .initializer && swift.modifiers.contains(.memberwise)
      && kotlin.modifiers.contains(.memberwise) && swift.parameters.count { $0.label == "_" } < 2
  }

  /// Which of some types are made by calls that name neither the first nor the second argument.
  private static func calledByPosition(_ names: Set<String>, in index: DeclarationIndex) -> Set<String> {
    var found: Set<String> = []
    for unit in index.units {
      let tree = unit.tree
      for node in unit.roots.flatMap(tree.preorder) where tree.kind(node) == .call && tree.childCount(node) > 2 {
        let callee = tree.label(tree.child(node, 0))
        guard names.contains(callee), !found.contains(callee) else { continue }
        let arguments = tree.children(node).dropFirst().prefix(2)
        if arguments.allSatisfy({ tree.kind($0) == .argument && tree.soft($0).isEmpty }) { found.insert(callee) }
      }
    }
    return found
  }
}
