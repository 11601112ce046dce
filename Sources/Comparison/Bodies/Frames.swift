// guard used < quota.limit else { return }        if (used <= quota.limit) { … }
// retry(after: 30, reason)                        when (reason) { … -> retry(20, reason) }
// for line in lines where !line.hasPrefix("#")    lines.filterNot { it.startsWith("//") }
//
// Where two bodies are written in two ways, what both say once, but for one place, is still the same. What stands in that
// place is a difference, wherever the two stand.

internal import CodeModel
internal import SourceModel

/// What a member's bodies say, with one place left open: the operator of a comparison or of a sum, or a constant.
struct Frames {
  /// How much of the surroundings has to be the same.
  private enum Width: Int, CaseIterable {
    /// All of an expression but the open place.
    case expression
    /// What is done with the value: which function takes it, which operator.
    case use
    /// Nothing: that the rest of what is said is the same stands for it.
    case body
  }

  private struct Frame: Hashable {
    var width: Width
    var hash: UInt64
  }

  /// What stands in an open place.
  private struct Filling {
    var value: String
    var expression: NodeID
    var place: NodeID
    var kind: Divergence.Kind
  }

  private let text: BodyComparer.Text
  private var fillings: [Frame: [Filling]] = [:]

  init(_ bodies: [NodeID], in text: BodyComparer.Text) {
    self.text = text
    let tree = text.tree
    /// What errors say, and what is asked for by name.
    var (complaints, patterns): (Set<NodeID>, Set<NodeID>) = ([], [])
    for node in bodies.flatMap({ tree.preorder($0) }) {
      switch tree.kind(node) {
      case .throw: complaints.formUnion(tree.preorder(node))
      case .patterns: patterns.formUnion(tree.preorder(node))
      case .binary:
        addOperator(of: node)
        addConstants(of: node)
      case .call, .index, .assign, .entry: addConstants(of: node)
      case .string where !complaints.contains(node): addText(node, isPattern: patterns.contains(node))
      default: break
      }
    }
  }

  /// What differs between two members' bodies that is certain, whatever else they are written in.
  static func divergences(_ left: Frames, _ right: Frames) -> [Divergence] {
    var result: [Divergence] = []
    for width in Width.allCases {
      let found = left.fillings.compactMap { frame, own -> Divergence? in
        guard frame.width == width, let other = right.fillings[frame] else { return nil }
        return divergence(own, left, other, right, width)
      }
      result += found.filter { new in !result.contains { $0.touches(new) } }
    }
    return result
  }

  /// The one filling that only one side has, held against the one that only the other has.
  private static func divergence(
    _ own: [Filling], _ left: Frames, _ other: [Filling], _ right: Frames, _ width: Width
  ) -> Divergence? {
    let values = (Set(own.map(\.value)), Set(other.map(\.value)))
    let lone = (own.filter { !values.1.contains($0.value) }, other.filter { !values.0.contains($0.value) })
    guard lone.0.count == 1, lone.1.count == 1 else { return nil }
    switch width {
    // Of what one side says more often it may have left out one thing and said another.
    case .expression, .use: guard own.count == other.count else { return nil }
    case .body: guard values.0.intersection(values.1).count >= 2 else { return nil }
    }
    return divergence(lone.0[0], left.text, lone.1[0], right.text)
  }

  private static func divergence(
    _ own: Filling, _ left: BodyComparer.Text, _ other: Filling, _ right: BodyComparer.Text
  ) -> Divergence? {
    if let number = left.tree.number(own.place), let counterpart = right.tree.number(other.place),
      isOtherUnit(number, counterpart)
    {
      return nil
    }
    var result = Divergence(
      kind: own.kind,
      swift: Divergence.Place(left.tree.range(own.place), quote: left.tree.range(own.expression)),
      kotlin: Divergence.Place(right.tree.range(other.place), quote: right.tree.range(other.expression)),
      identity: [left.fingerprints.alpha(own.expression), right.fingerprints.alpha(other.expression)])
    result.standsAlone = true
    return result
  }

  /// Seconds and milliseconds, shares and percents.
  private static func isOtherUnit(_ a: Double, _ b: Double) -> Bool {
    let units: [Double] = [60, 100, 1000, 1024, 3600]
    let ratio: Double = abs(a) > abs(b) ? a / b : b / a
    return units.contains { unit in abs(ratio - unit) < unit * 1e-6 }
  }

  // MARK: Operators

  private mutating func addOperator(of node: NodeID) {
    let tree = text.tree
    guard tree.childCount(node) == 2 else { return }
    let (a, b) = (tree.child(node, 0), tree.child(node, 1))
    let label = tree.label(node)
    let hashes = (text.fingerprints.alpha(a), text.fingerprints.alpha(b))
    if let bound = Bound(label) {
      // `a < b` is `b > a`, and whoever leaves where the one holds goes on where the other does.
      let isStraight = hashes.0 <= hashes.1
      guard hashes.0 != hashes.1 else { return }
      let value = (isStraight ? bound : bound.mirrored).rawValue
      let filling = Filling(value: value, expression: node, place: node, kind: .condition)
      if names([a, b]) {
        add(filling, .expression, hash(of: node, "bound", isStraight ? [hashes.0, hashes.1] : [hashes.1, hashes.0]))
      }
      for (limit, isFirst) in [(a, true), (b, false)] where isLarge(limit) {
        let value = (isFirst ? bound.mirrored : bound).rawValue
        let filling = Filling(value: value, expression: node, place: node, kind: .condition)
        add(filling, .use, hash(of: node, "limit", [text.fingerprints.alpha(limit)]))
      }
    } else if ["+", "-", "*", "/", "%"].contains(label), names([a, b]) {
      let key = hash(of: node, "operator", [hashes.0, hashes.1])
      add(Filling(value: label, expression: node, place: node, kind: .expression), .expression, key)
    }
  }

  /// Which side of a bound belongs to the smaller values: all that remains of a comparison when it may be turned round.
  private enum Bound: String {
    case excluded, included

    init?(_ label: String) {
      switch label {
      case "<", ">=": self = .excluded
      case "<=", ">": self = .included
      default: return nil
      }
    }

    var mirrored: Bound { self == .excluded ? .included : .excluded }
  }

  // MARK: Constants

  private mutating func addConstants(of node: NodeID) {
    let tree = text.tree
    let children = Array(tree.children(node))
    for (position, child) in children.enumerated() {
      let place = tree.kind(child) == .argument ? tree.children(child).first ?? child : child
      guard let value = constant(place) else { continue }
      let others = children.indices.filter { $0 != position }.map { children[$0] }
      let filling = Filling(value: value, expression: node, place: place, kind: .literal)
      let name = tree.kind(child) == .argument ? tree.label(child) : ""
      let label = Bound(tree.label(node))?.rawValue ?? tree.label(node)
      if names(others) {
        let key = hash(of: node, "\(label) \(position) \(name)", others.map { text.fingerprints.alpha($0) })
        add(filling, .expression, key)
      }
      guard isLarge(place) || tree.kind(place) == .string, let use = use(of: node) else { continue }
      add(filling, .use, hash(of: node, "\(use) \(position) \(name) \(tree.kind(place))", []))
    }
  }

  /// What an operator or a function does with a constant, whatever it does it to.
  private func use(of node: NodeID) -> String? {
    let tree = text.tree
    if tree.kind(node) == .binary { return tree.label(node) }
    guard tree.kind(node) == .call, let callee = tree.children(node).first, !tree.label(callee).isEmpty else {
      return nil
    }
    return tree.label(callee)
  }

  private mutating func addText(_ node: NodeID, isPattern: Bool) {
    guard let value = constant(node) else { return }
    let filling = Filling(value: value, expression: node, place: node, kind: .literal)
    add(filling, .body, hash(of: node, isPattern ? "pattern" : "text", []))
  }

  private mutating func add(_ filling: Filling, _ width: Width, _ hash: UInt64) {
    fillings[Frame(width: width, hash: hash), default: []].append(filling)
  }

  private func hash(of node: NodeID, _ label: String, _ parts: [UInt64]) -> UInt64 {
    var hash = StableHash(seed: UInt64(text.tree.kind(node).rawValue) &+ 1)
    hash.combine(label)
    for part in parts { hash.combine(part) }
    return hash.value
  }

  /// What a constant is; `nil` of anything else, and of texts that are sentences: those each platform words by itself.
  private func constant(_ node: NodeID) -> String? {
    let tree = text.tree
    if let number = tree.number(node) { return "\(number)" }
    if tree.kind(node) == .boolean { return tree.label(node) }
    guard let words = tree.plainText(node), !words.isEmpty, !words.contains(where: \.isWhitespace) else { return nil }
    return "\"\(words)\""
  }

  /// A number that is not there only because counting starts at it.
  private func isLarge(_ node: NodeID) -> Bool { text.tree.number(node).map { abs($0) > 1 } ?? false }

  /// Whether something is named that is no local: two locals may be anything.
  private func names(_ parts: [NodeID]) -> Bool {
    parts.contains { part in
      text.tree.preorder(part).contains { node in
        switch text.tree.kind(node) {
        case .member, .implicitMember: true
        case .name: !text.tree.marks(node).contains(.local)
        default: false
        }
      }
    }
  }
}

extension Tree {
  /// The value of a number that is written out; `nil` of anything else.
  fileprivate func number(_ node: NodeID) -> Double? {
    switch kind(node) {
    case .integer, .floating: Double(label(node))
    case .prefix where label(node) == "-": number(child(node, 0)).map { -$0 }
    default: nil
    }
  }
}
