// return now + clamped          start(timeout: limit)          let wait = limit
//
// Whatever is added to a time, compared with one or handed over as one is a time itself, however it is called.

internal import CodeModel
internal import SourceModel

/// What of a body is a span or a moment of time, as its own name says or what stands beside it.
struct TimedPlaces: Sendable {
  /// Operations whose operands are of one kind.
  private static let levelling: Set<String> = ["+", "-", "<", "<=", ">", ">=", "==", "!="]
  private static let choosing: Set<String> = ["min", "max"]

  private var nodes: Set<NodeID> = []
  /// Labels of the locals that are made of a time.
  private var locals: Set<String> = []

  init() {}

  init(_ roots: [NodeID], in text: BodyComparer.Text) {
    for root in roots {
      let order = Array(text.tree.preorder(root))
      for node in text.tree.postorder(root) { read(node, text) }
      for node in order { spread(node, text) }
    }
  }

  /// Whether a value is a time by its place, or is made of one.
  func tell(of node: NodeID, in tree: Tree) -> Bool {
    nodes.contains(node) || tree.preorder(node).contains(where: nodes.contains)
  }

  /// Learns what a node says by its name or by its parts.
  private mutating func read(_ node: NodeID, _ text: BodyComparer.Text) {
    let tree = text.tree
    switch tree.kind(node) {
    case .name: if locals.contains(tree.label(node)) || isTime(node, text) { nodes.insert(node) }
    case .member, .binding: if isTime(node, text) { nodes.insert(node) }
    case .call: if nodes.contains(tree.child(node, 0)) { nodes.insert(node) }
    case .binary where ["+", "-"].contains(tree.label(node)):
      if tree.children(node).contains(where: nodes.contains) { nodes.insert(node) }
    case .variable:
      guard let name = tree.children(node).first, tree.kind(name) == .binding, let value = tree.lastChild(node) else {
        return
      }
      if nodes.contains(name) || tell(of: value, in: tree) { locals.insert(tree.label(name)) }
    default: break
    }
  }

  /// Says of what stands beside a time that it is one, from a whole down to its parts.
  private mutating func spread(_ node: NodeID, _ text: BodyComparer.Text) {
    let tree = text.tree
    let parts = Array(tree.children(node))
    switch tree.kind(node) {
    case .binary where Self.levelling.contains(tree.label(node)):
      let isSum = ["+", "-"].contains(tree.label(node))
      if parts.contains(where: nodes.contains) || isSum && nodes.contains(node) { nodes.formUnion(parts) }
    case .assign, .variable:
      if let target = parts.first, nodes.contains(target), let value = parts.last { nodes.insert(value) }
    case .call:
      let values = parts.dropFirst().compactMap { tree.lastChild($0) }
      let areChosen = parts.first.map { Self.choosing.contains(tree.label($0)) } ?? false
      // `wait(limit)`: what a longer name takes may be something else.
      let isSpan = values.count == 1 && (parts.first.map { tellsOfTime(tree.label($0)) } ?? false)
      if isSpan || areChosen && values.contains(where: nodes.contains) { nodes.formUnion(values) }
    case .argument:
      if tellsOfMoment(tree.soft(node)), let value = parts.last { nodes.insert(value) }
    // `limit.toInt()` is what `limit` is.
    case .member where tree.marks(node).contains(.called) && nodes.contains(node):
      if let receiver = parts.first { nodes.insert(receiver) }
    default: break
    }
  }

  /// Whether a name, as it is written, says that something is a time.
  private func isTime(_ node: NodeID, _ text: BodyComparer.Text) -> Bool {
    var range = text.tree.range(node)
    if text.tree.kind(node) == .member, let receiver = text.tree.children(node).first {
      let before = text.tree.range(receiver)
      guard range.contains(before) else { return tellsOfMoment(text.tree.label(node)) }
      range = ByteRange(Int(before.upper), Int(range.upper))
    }
    let written = text.file.text(in: range).drop { !$0.isLetter }
    return tellsOfMoment(String(written.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
  }
}

/// Whether a name says that something is a span or a moment of time.
private func tellsOfMoment(_ name: String) -> Bool {
  tellsOfTime(name) || !Set(["deadline", "now", "timestamp"]).isDisjoint(with: words(of: name))
}
