internal import CodeModel
package import Pairing
package import SourceModel

/// Two strings that are nearly the same, in code that has no counterpart statement by statement: a pattern or a message
/// that was changed on one side only shows even where everything around it is written differently.
package struct StrayLiteral: Sendable, Hashable {
  package var swift: DeclarationID
  package var swiftRange: ByteRange
  package var kotlin: DeclarationID
  package var kotlinRange: ByteRange
  /// Hashes of both texts, Swift first.
  package var identity: [UInt64]
}

/// Finds such strings among declarations whose bodies are not compared, or only as a whole.
struct StrayLiterals {
  private struct Literal {
    var declaration: DeclarationID
    var range: ByteRange
    var text: String
    var bigrams: [UInt64]
  }

  /// Shorter strings are alike by chance.
  private static let shortest = 16
  private static let threshold = 0.6
  /// Strings a side at most; the comparison is quadratic.
  private static let limit = 200

  let mapping: Mapping

  func pairs(_ swift: [DeclarationID], _ kotlin: [DeclarationID]) -> [StrayLiteral] {
    var lefts = literals(of: swift, mapping.swift)
    var rights = literals(of: kotlin, mapping.kotlin)
    let shared = Set(lefts.map(\.text)).intersection(rights.map(\.text))
    lefts.removeAll { shared.contains($0.text) }
    rights.removeAll { shared.contains($0.text) }
    let candidates = lefts.indices.flatMap { left in
      rights.indices.map { right in
        (score: similarity(lefts[left].bigrams, rights[right].bigrams), left: left, right: right)
      }
    }.filter { $0.score >= StrayLiterals.threshold }
    // The most alike first: of several that are alike those belong together that are nearest to each other.
    var counterparts: [Int: Int] = [:]
    var taken: Set<Int> = []
    for candidate in candidates.sorted(by: { ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right) }) {
      guard counterparts[candidate.left] == nil, taken.insert(candidate.right).inserted else { continue }
      counterparts[candidate.left] = candidate.right
    }
    return counterparts.sorted { $0.key < $1.key }.map { left, right in
      StrayLiteral(
        swift: lefts[left].declaration, swiftRange: lefts[left].range, kotlin: rights[right].declaration,
        kotlinRange: rights[right].range,
        identity: [StableHash.of(lefts[left].text), StableHash.of(rights[right].text)])
    }
  }

  private func literals(of declarations: [DeclarationID], _ index: DeclarationIndex) -> [Literal] {
    var result: [Literal] = []
    for id in declarations {
      let tree = index.unit(of: id).tree
      for node in MemberBody(index.declaration(id), in: tree).nodes.flatMap({ tree.preorder($0) }) {
        guard tree.kind(node) == .string, tree.childCount(node) == 1, let part = tree.children(node).first,
          tree.kind(part) == .text, tree.label(part).utf8.count >= StrayLiterals.shortest
        else { continue }
        result.append(
          Literal(
            declaration: id, range: tree.range(node), text: tree.label(part), bigrams: bigrams(tree.label(part))))
      }
    }
    return Array(result.prefix(StrayLiterals.limit))
  }

  private func bigrams(_ text: String) -> [UInt64] {
    // What all addresses have in common does not make two of them alike.
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) } ?? ""
    let scalars = text.unicodeScalars.dropFirst(scheme.unicodeScalars.count).map(\.value)
    return zip(scalars, scalars.dropFirst()).map { UInt64($0) << 32 | UInt64($1) }.sorted()
  }

  /// Dice's coefficient of two sorted multisets.
  private func similarity(_ left: [UInt64], _ right: [UInt64]) -> Double {
    var shared = 0
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        shared += 1
        (i, j) = (i + 1, j + 1)
      } else if left[i] < right[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return left.isEmpty || right.isEmpty ? 0 : 2 * Double(shared) / Double(left.count + right.count)
  }
}
