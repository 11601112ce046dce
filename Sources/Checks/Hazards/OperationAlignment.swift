internal import CodeModel
internal import Normalization
internal import SourceModel
internal import TypeInference

/// Operations that stand for each other, in order, and whether that is certain.
///
/// - Parameter isSureAlone: whether the only two are taken for counterparts whatever they are about.
func aligned(
  _ swift: [Operation], _ kotlin: [Operation], _ pair: WrittenPair, isSureAlone: Bool = false
) -> [(Operation, Operation, isSure: Bool)] {
  let left = swift.map { words(of: $0, in: pair.swift) }
  let right = kotlin.map { words(of: $0, in: pair.kotlin) }
  if swift.count == 1, kotlin.count == 1 {
    let isSure =
      isSureAlone || !left[0].own.isDisjoint(with: right[0].own) || likeness(left[0], right[0]) >= 0.25
    return [(swift[0], kotlin[0], isSure)]
  }
  return alignment(left, right).map { i, j, match in
    (swift[i], kotlin[j], match >= 0.3 && !left[i].own.isDisjoint(with: right[j].own))
  }
}

/// The pairing that keeps the order and has the best sum of likenesses; of very long lists window by window.
private func alignment(_ left: [OperationWords], _ right: [OperationWords]) -> [(Int, Int, likeness: Double)] {
  let window = 400
  var result: [(Int, Int, likeness: Double)] = []
  var (start, other) = (0, 0)
  while start < left.count, other < right.count {
    let (end, otherEnd) = (min(start + window, left.count), min(other + window, right.count))
    let found = alignment(Array(left[start..<end]), whole: Array(right[other..<otherEnd]))
      .map { ($0 + start, $1 + other, likeness: $2) }
    if end == left.count, otherEnd == right.count { return result + found }
    // What stands near the end may have its counterpart behind it.
    let sure = found.prefix { $0.0 < start + window / 2 && $0.1 < other + window / 2 }
    result += sure
    (start, other) = sure.last.map { ($0.0 + 1, $0.1 + 1) } ?? (start + window / 2, other + window / 2)
  }
  return result
}

private func alignment(_ left: [OperationWords], whole right: [OperationWords]) -> [(Int, Int, likeness: Double)] {
  let width = right.count + 1
  let likenesses = left.flatMap { own in right.map { likeness(own, $0) } }
  var best = Array(repeating: 0.0, count: width * (left.count + 1))
  for i in left.indices.reversed() {
    for j in right.indices.reversed() {
      let (place, match) = (i * width + j, likenesses[i * right.count + j])
      best[place] = max(best[place + width], best[place + 1], match > 0 ? match + best[place + width + 1] : 0)
    }
  }
  var result: [(Int, Int, likeness: Double)] = []
  var (i, j) = (0, 0)
  while i < left.count, j < right.count {
    let (place, match) = (i * width + j, likenesses[i * right.count + j])
    if match > 0, best[place] == match + best[place + width + 1] {
      result.append((i, j, match))
      (i, j) = (i + 1, j + 1)
    } else if best[place] == best[place + width] {
      i += 1
    } else {
      j += 1
    }
  }
  return result
}

/// What an operation is about: the names in it, twice as telling as those of its statement.
typealias OperationWords = (own: Set<String>, around: Set<String>)

func words(of operation: Operation, in member: WrittenMember) -> OperationWords {
  let bound = Array(operation.bindings.nodes.values) + operation.bindings.rests.values.flatMap { $0 }
  var own: Set<String> = []
  for node in bound {
    own.formUnion(member.tree.vocabulary(node))
    // What a local stands for is what the other side may write out.
    guard let path = member.tree.path(node), path.count == 1,
      let value = member.environment.initialValue(of: path[0], at: member.tree.range(node).lower)
    else { continue }
    own.formUnion(member.tree.vocabulary(value))
  }
  return (own, member.tree.vocabulary(member.statement(of: operation.node)))
}

private func likeness(_ left: OperationWords, _ right: OperationWords) -> Double {
  func share(_ a: Set<String>, _ b: Set<String>) -> Double {
    let (smaller, larger) = a.count < b.count ? (a, b) : (b, a)
    return smaller.isEmpty ? 0 : Double(smaller.count { larger.contains($0) }) / Double(larger.count)
  }
  return (2 * share(left.own, right.own) + share(left.around, right.around)) / 3
}
