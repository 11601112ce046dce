internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

/// Kotlin lists that are copied before they are put away, while their elements are not: `undo.add(stops.toList())`, where
/// `stops[i].nights = 3` changes the stop in both. In Swift the elements are values, and copied with the list.
func keptElements(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  guard let owner = pair.owner else { return [] }
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  return kotlin.all(.call).compactMap { copy -> Violation? in
    guard let name = kotlin.tree.calleeName(copy), listCopiers.contains(name), kotlin.tree.childCount(copy) == 1,
      let list = kotlin.tree.receiver(copy), let path = kotlin.tree.ownPath(list), path.count == 1,
      kotlin.isOwnProperty(path[0], at: copy), kotlin.isPutAway(copy),
      let element = kotlin.environment.type(of: list).collection?.element,
      let type = kotlin.environment.facts(element), type.kind == .class,
      twin.counterpart(of: type, on: .kotlin)?.isValue == true,
      let place = swift.nodes.first(where: {
        swift.isPutAway($0) && swift.tree.ownPath($0)?.map(canonicalName) == path.map(canonicalName)
      })
    else { return nil }
    for other in twin.pairs where other.owner == owner {
      guard let change = mutations(in: other.kotlin).first(where: { other.kotlin.changesElement($0, of: path) }) else {
        continue
      }
      return rule.violation(
        pair, (.kotlin, kotlin.tree.range(copy)), (.swift, swift.tree.range(place)),
        saying: "elements" + path.joined(separator: "."),
        values: [
          "name": path[0], "what": "What `\(kotlin.text(copy))` holds", "original": "\(path[0])[…]",
          "kotlin": other.kotlin.text(change.node),
        ])
    }
    return nil
  }
}

/// Functions that make a list of the same elements.
private let listCopiers: Set<String> = ["toList", "toMutableList", "toSet", "toMutableSet"]

extension WrittenMember {
  /// Whether a value is added to a collection, or becomes the value of an own property.
  fileprivate func isPutAway(_ value: NodeID) -> Bool {
    guard let parent = parent(value) else { return false }
    switch tree.kind(parent) {
    case .argument:
      guard let call = self.parent(parent), let name = tree.calleeName(call) else { return false }
      return puttingMethods.contains(name) && tree.receiver(call) != nil
    case .assign:
      guard tree.label(parent) == "=", tree.child(parent, 1) == value,
        let path = tree.ownPath(tree.child(parent, 0)), path.count == 1
      else { return false }
      return isOwnProperty(path[0], at: parent)
    default: return false
    }
  }

  /// Whether a mutation changes a property of an element of a list: of `stops[i]`, of `val stop = stops[i]`, of each `stop`
  /// in a loop.
  fileprivate func changesElement(_ mutation: Mutation, of list: [String]) -> Bool {
    guard mutation.kind == .property else { return false }
    if mutation.path == list + [Mutation.element] { return true }
    guard mutation.path.count == 1 else { return false }
    let origin = environment.elementSource(of: mutation.path[0], at: tree.range(mutation.node).lower)
    return origin.flatMap { tree.ownPath($0) } == list
  }
}
