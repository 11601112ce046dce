// range.lowerBound, range.upperBound     range.first, range.last
//
// Kotlin asks a range for its ends as it asks a list; what is declared as a range tells them apart. Swift's range that
// leaves its end out has another end. Catalogue A33.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let rangeBounds = Pass("bounds of ranges") { unit, _ in
    let isSwift = unit.file.side == .swift
    let types: Set<String> =
      isSwift
      ? ["Range", "CountableRange"] : ["IntRange", "LongRange", "CharRange", "ClosedRange", "ClosedFloatingPointRange"]
    let ranges = unit.names(
      ofType: { tree, type in tree.isType(tree.kind(type) == .optionalType ? tree.child(type, 0) : type, among: types)
      },
      orValue: { _, _ in false })
    guard !ranges.isEmpty else { return }
    let bounds =
      isSwift
      ? ["upperBound": "endExclusive"]
      : ["first": "lowerBound", "start": "lowerBound", "last": "upperBound", "endInclusive": "upperBound"]
    for root in unit.roots {
      let nodes = unit.tree.postorder(root)
      let called = Set(nodes.filter { unit.tree.kind($0) == .call }.map { unit.tree.child($0, 0) })
      for node in nodes where unit.tree.kind(node) == .member && !called.contains(node) {
        guard let bound = bounds[unit.tree.label(node)], unit.tree.isNamed(unit.tree.child(node, 0), among: ranges)
        else {
          continue
        }
        unit.tree.setLabel(node, bound)
      }
    }
  }
}

extension Tree {
  /// Whether a value goes by one of these names, be it a member or one that may be absent.
  fileprivate func isNamed(_ value: NodeID, among names: Set<String>) -> Bool {
    switch kind(value) {
    case .optionalChain, .force: isNamed(child(value, 0), among: names)
    case .name, .member: names.contains(label(value))
    default: false
    }
  }
}
