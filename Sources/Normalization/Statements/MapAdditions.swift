// counts[key] = 1     counts = counts + (key to 1)
//                     counts += key to 1
//
// What is added to a map under a key is stored under it. Only what is seen to be a map: a list of pairs grows.
// Catalogue D160.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let mapAdditions = Pass.assignments("additions to maps", toNamesOf: mapTypes, madeBy: mapMakers) {
    $0.storeAddition($1, $2)
  }
}

extension Pass {
  /// `key in entries` asks a map for a key, where it would ask a list for an element.
  static let keyTests = Pass.nodes(
    "tests for keys", on: [.binary], knowing: { unit, _ in unit.kotlinNames(ofType: mapTypes, madeBy: mapMakers) }
  ) { tree, node, maps in tree.askForKey(node, maps) }
}

private let mapTypes: Set<String> = ["Map", "MutableMap", "HashMap", "LinkedHashMap"]
private let mapMakers: Set<String> = ["mapOf", "emptyMap", "mutableMapOf", "hashMapOf", "linkedMapOf"]

extension Tree {
  fileprivate mutating func askForKey(_ node: NodeID, _ maps: Set<String>) {
    guard label(node) == "in" || label(node) == "!in", childCount(node) == 2 else { return }
    let (key, map) = (child(node, 0), child(node, 1))
    guard isPath(map), kind(map) != .self, maps.contains(label(map)) else { return }
    let place = range(node)
    let isInside = label(node) == "in"
    let callee = add(.member, "containsKey", marks: .synthesized, range: range(map), [map])
    let argument = add(.argument, marks: .synthesized, range: range(key), [key])
    let test = add(.call, marks: .synthesized, range: place, [callee, argument])
    become(node, isInside ? test : add(.prefix, "!", marks: .synthesized, range: place, [test]))
  }

  fileprivate mutating func storeAddition(_ assignment: NodeID, _ maps: Set<String>) {
    let (target, value) = (child(assignment, 0), child(assignment, 1))
    let holder = kind(target) == .member && label(target) == "value" ? child(target, 0) : target
    guard isPath(target), kind(holder) != .self, maps.contains(label(holder)) else { return }
    var pair = value
    if label(assignment) == "=" {
      guard kind(value) == .binary, label(value) == "+", isSame(child(value, 0), target) else { return }
      pair = child(value, 1)
    } else if label(assignment) != "+=" {
      return
    }
    guard kind(pair) == .binary, label(pair) == "to" else { return }
    let key = add(.argument, marks: .synthesized, range: range(pair), [child(pair, 0)])
    let place = add(.index, marks: .synthesized, range: range(assignment), [target, key])
    replace(assignment, .assign, "=", [place, child(pair, 1)])
  }
}
