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

private let mapTypes: Set<String> = ["Map", "MutableMap", "HashMap", "LinkedHashMap"]
private let mapMakers: Set<String> = ["mapOf", "emptyMap", "mutableMapOf", "hashMapOf", "linkedMapOf"]

extension Tree {
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
