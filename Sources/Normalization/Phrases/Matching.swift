package import CodeModel
internal import SourceModel

/// What the metavariables of a pattern stand for in one match.
package struct Bindings {
  package var nodes: [String: NodeID] = [:]
  package var rests: [String: [NodeID]] = [:]
  var labels: [String: String] = [:]
  /// Lambda parameters of the pattern, by the names that the code gives them.
  var lambdaNames: [String: String] = [:]
  /// What the nodes carry that the pattern spells out.
  var nears: [NearMark] = []

  /// Nothing is bound yet.
  package init() {}
}

extension Pattern {
  /// Matches code against the pattern; `nil` when it is something else.
  package func match(_ node: NodeID, in code: Tree) -> Bindings? {
    var bindings = Bindings()
    return matches(root, node, code, &bindings) ? bindings : nil
  }

  private func matches(_ pattern: NodeID, _ node: NodeID, _ code: Tree, _ bindings: inout Bindings) -> Bool {
    if let name = variable(pattern) { return bind(name, at: pattern, node, code, &bindings) }
    // `s?.split(',')` is split as `s.split(',')` is, where there is something.
    if code.kind(node) == .optionalChain, tree.kind(pattern) != .optionalChain {
      return matches(pattern, code.child(node, 0), code, &bindings)
    }
    guard tree.kind(pattern) == code.kind(node), labelsMatch(pattern, node, code, &bindings) else { return false }
    bindings.nears += code.nearMarks(node)
    if tree.kind(pattern) == .lambda { return lambdasMatch(pattern, node, code, &bindings) }
    return childrenMatch(tree.children(pattern), code.children(node), code, &bindings)
  }

  private func bind(
    _ name: String, at pattern: NodeID, _ node: NodeID, _ code: Tree, _ bindings: inout Bindings
  ) -> Bool {
    if name.hasPrefix("_") { return true }
    // A metavariable in capitals stands for a type.
    if name.first?.isUppercase ?? false, [.name, .member].contains(code.kind(node)), !namesType(code.label(node)) {
      return false
    }
    guard code.isExpression(node) || code.kind(node) == .typeName || tree.kind(pattern) == .typeName else {
      return false
    }
    if let known = bindings.nodes[name] { return code.isSame(known, node) }
    bindings.nodes[name] = node
    return true
  }

  /// The code may be a pattern itself, when patterns are compared.
  private func namesType(_ label: String) -> Bool {
    Pattern.variable(label).map { $0.first?.isUppercase ?? false } ?? isTypeName(label)
  }

  private func labelsMatch(_ pattern: NodeID, _ node: NodeID, _ code: Tree, _ bindings: inout Bindings) -> Bool {
    let wanted = tree.label(pattern)
    let found = code.label(node)
    switch tree.kind(pattern) {
    case .argument: return argumentLabelsMatch(pattern, node, code)
    case .parameter, .resultType: return true
    case .member:
      guard let name = Pattern.variable(wanted) else { return wanted == found && !code.isRenamed(node) }
      if let known = bindings.labels[name] { return known == found }
      bindings.labels[name] = found
      return true
    case .name: return (bindings.lambdaNames[wanted] ?? wanted) == found
    default: return wanted == found
    }
  }

  /// A trailing closure has no label where the pattern spells it; Kotlin may name any argument or none.
  private func argumentLabelsMatch(_ pattern: NodeID, _ node: NodeID, _ code: Tree) -> Bool {
    let wanted = tree.soft(pattern)
    let found = code.soft(node)
    if wanted == found { return true }
    if found.isEmpty { return code.kind(code.child(node, 0)) == .lambda || isKotlin }
    return wanted.isEmpty && isKotlin
  }

  /// One of the children may stand for any number of others.
  private func childrenMatch(
    _ patterns: ArraySlice<NodeID>, _ nodes: ArraySlice<NodeID>, _ code: Tree, _ bindings: inout Bindings
  ) -> Bool {
    guard let position = patterns.firstIndex(where: { restVariable($0) != nil }),
      let name = restVariable(patterns[position])
    else { return patterns.count == nodes.count && eachMatches(patterns, nodes, code, &bindings) }
    let (before, behind) = (position - patterns.startIndex, patterns.endIndex - position - 1)
    guard nodes.count >= before + behind else { return false }
    let rest = Array(nodes.dropFirst(before).dropLast(behind))
    if let known = bindings.rests[name] {
      guard known.count == rest.count, zip(known, rest).allSatisfy({ code.isSame($0, $1) }) else { return false }
    }
    bindings.rests[name] = rest
    return eachMatches(patterns[..<position], nodes.prefix(before), code, &bindings)
      && eachMatches(patterns[(position + 1)...], nodes.suffix(behind), code, &bindings)
  }

  private func eachMatches(
    _ patterns: ArraySlice<NodeID>, _ nodes: ArraySlice<NodeID>, _ code: Tree, _ bindings: inout Bindings
  ) -> Bool {
    for (pattern, node) in zip(patterns, nodes) where !matches(pattern, node, code, &bindings) { return false }
    return true
  }

  private func lambdasMatch(_ pattern: NodeID, _ node: NodeID, _ code: Tree, _ bindings: inout Bindings) -> Bool {
    let wanted = tree.lambdaParameters(pattern)
    let found = code.lambdaParameters(node)
    guard wanted.count == found.count, let body = tree.lambdaBody(pattern), let codeBody = code.lambdaBody(node)
    else { return false }
    for (left, right) in zip(wanted, found) { bindings.lambdaNames[tree.label(left)] = code.label(right) }
    return matches(body, codeBody, code, &bindings)
  }

  // MARK: Building

  /// Builds this pattern in the code's tree with what another pattern of the same phrase bound.
  ///
  /// - Returns: the new nodes that are values of their own (no callees), children before their parent, the whole last;
  ///   `nil` when something is not bound.
  func instantiate(_ bindings: Bindings, at range: ByteRange, in code: inout Tree) -> [NodeID]? {
    var building = Building(pattern: self, bindings: bindings, range: range)
    guard building.build(root, &code) != nil else { return nil }
    return building.made
  }
}

private struct Building {
  let pattern: Pattern
  let bindings: Bindings
  let range: ByteRange
  var made: [NodeID] = []
  private var used: Set<String> = []

  init(pattern: Pattern, bindings: Bindings, range: ByteRange) {
    self.pattern = pattern
    self.bindings = bindings
    self.range = range
  }

  mutating func build(_ node: NodeID, _ code: inout Tree, isCallee: Bool = false) -> NodeID? {
    let tree = pattern.tree
    if let name = pattern.variable(node) {
      guard let bound = bindings.nodes[name] else { return nil }
      return used.insert(name).inserted ? bound : code.deepCopy(bound)
    }
    var children: [NodeID] = []
    for (position, child) in tree.children(node).enumerated() {
      if let name = pattern.restVariable(child) {
        let rest = bindings.rests[name] ?? []
        children += used.insert("..." + name).inserted ? rest : rest.map { code.deepCopy($0) }
      } else {
        let calls = tree.kind(node) == .call && position == 0
        guard let built = build(child, &code, isCallee: calls) else { return nil }
        children.append(built)
      }
    }
    var label = tree.label(node)
    if let name = Pattern.variable(label) {
      guard let bound = bindings.labels[name] else { return nil }
      label = bound
    }
    let marks = tree.marks(node).union(.synthesized)
    let built = code.add(tree.kind(node), label, soft: tree.soft(node), marks: marks, range: range, children)
    if !isCallee { made.append(built) }
    return built
  }
}
