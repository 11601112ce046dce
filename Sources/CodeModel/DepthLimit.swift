internal import SourceModel

extension SourceUnit {
  /// Levels of a tree that are walked by recursion in the rooms after the front-ends; each may take 16 KiB of a stack.
  ///
  /// A chain of calls or operators is one level a link. The longest that people write has a few hundred.
  package static let depthLimit = 1_000

  /// Turns what lies deeper than `depthLimit` into text, which is told by a problem.
  package mutating func cutBelowDepthLimit() {
    guard tree.count > Self.depthLimit else { return }
    var first: ByteRange?
    for root in roots {
      var waiting = [(node: root, depth: 1)]
      while let (node, depth) = waiting.popLast() {
        if depth < Self.depthLimit {
          for child in tree.children(node) { waiting.append((child, depth + 1)) }
        } else if tree.childCount(node) > 0, !replaceable.contains(tree.kind(node)) {
          // A part that others count on, such as an arm; front-ends let those nest to a hundred or two levels only.
          for child in tree.children(node) { waiting.append((child, depth)) }
        } else if tree.childCount(node) > 0 {
          let range = tree.range(node)
          tree.replace(node, .unmodeled, file.text(in: range))
          if first.map({ range.lower < $0.lower }) ?? true { first = range }
        }
      }
    }
    guard let first else { return }
    let lines = LineTable(bytes: file.bytes)
    let position = lines.position(of: first.lower)
    problems.append(
      Problem(
        .warning, path: file.path, position: position, line: file.text(in: lines.range(ofLine: position.line)),
        message: "nested or chained over more than \(Self.depthLimit) levels; what lies deeper is compared as text"))
  }
}

/// Kinds that text may stand for wherever they stand: expressions and types that chains are made of.
private let replaceable: NodeKinds = [
  .binary, .assign, .call, .member, .index, .optionalChain, .force, .prefix, .postfix, .cast, .typeTest, .ternary, .if,
  .specialization, .range, .reference, .list, .optionalType,
]
