// d.dropFirst(3).prefix(3)     d.substring(3, 6)
//
// Both give what stands at certain places, as long as there is enough; that one side throws where there is less is the
// business of `substring-bounds`.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// A part of a text or a list between two written places.
  private struct Cut: Equatable {
    var from: Int
    /// `nil` for all that there is.
    var to: Int?
  }

  /// Compares what two calls cut a part out of, if one gives at most that part and the other exactly that.
  ///
  /// - Returns: whether that is so.
  mutating func compareCuts(_ a: NodeID, _ b: NodeID) -> Bool {
    let cuts = (lenientCut(a, left.tree), strictCut(b, right.tree))
    guard let (own, part) = cuts.0, let (other, otherPart) = cuts.1, part == otherPart else { return false }
    credit(left.fingerprints.size(a) - left.fingerprints.size(own))
    compare(own, other)
    return true
  }

  /// `d.drop(3).take(3)`, `d.take(3)`, `d.drop(3)`.
  private func lenientCut(_ node: NodeID, _ tree: Tree) -> (of: NodeID, part: Cut)? {
    guard let (receiver, function, numbers) = cut(node, tree), numbers.count == 1 else { return nil }
    switch function {
    case "drop": return (receiver, Cut(from: numbers[0], to: nil))
    case "take":
      guard let (inner, before, skipped) = cut(receiver, tree), before == "drop", skipped.count == 1 else {
        return (receiver, Cut(from: 0, to: numbers[0]))
      }
      return (inner, Cut(from: skipped[0], to: skipped[0] + numbers[0]))
    default: return nil
    }
  }

  /// `d.sublist(3, 6)`, `d.substring(3)`.
  private func strictCut(_ node: NodeID, _ tree: Tree) -> (of: NodeID, part: Cut)? {
    guard let (receiver, function, numbers) = cut(node, tree), ["sublist", "substring"].contains(function) else {
      return nil
    }
    switch numbers.count {
    case 1: return (receiver, Cut(from: numbers[0], to: nil))
    case 2: return (receiver, Cut(from: numbers[0], to: numbers[1]))
    default: return nil
    }
  }

  /// A call of a member that is handed nothing but small whole numbers.
  private func cut(_ node: NodeID, _ tree: Tree) -> (receiver: NodeID, function: String, numbers: [Int])? {
    guard tree.kind(node) == .call, tree.kind(tree.child(node, 0)) == .member else { return nil }
    let arguments = tree.children(node).dropFirst()
    let numbers = arguments.compactMap { argument -> Int? in
      guard let value = tree.children(argument).first, tree.kind(value) == .integer else { return nil }
      return Int(tree.label(value)).flatMap { (0..<1 << 32).contains($0) ? $0 : nil }
    }
    guard numbers.count == arguments.count else { return nil }
    return (tree.child(tree.child(node, 0), 0), tree.label(tree.child(node, 0)), numbers)
  }
}
