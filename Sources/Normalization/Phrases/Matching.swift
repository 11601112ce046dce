internal import CodeModel
internal import SourceModel

/// What the metavariables of a pattern stand for in one match.
struct Bindings {
  var nodes: [String: NodeID] = [:]
  var rests: [String: [NodeID]] = [:]
  var labels: [String: String] = [:]
  /// Lambda parameters of the pattern, by the names that the code gives them.
  var lambdaNames: [String: String] = [:]
  /// What the nodes carry that the pattern spells out.
  var nears: [NearMark] = []
}

extension Pattern {
  /// Matches code against the pattern; `nil` when it is something else.
  func match(_ node: NodeID, in code: Tree) -> Bindings? {
    var bindings = Bindings()
    return matches(root, node, code, &bindings) ? bindings : nil
  }

  private func matches(_ pattern: NodeID, _ node: NodeID, _ code: Tree, _ bindings: inout Bindings) -> Bool {
    if let name = variable(pattern) {
      if name.hasPrefix("_") { return true }
      // A metavariable in capitals stands for a type.
      if name.first?.isUppercase ?? false, code.kind(node) == .name, !isTypeName(code.label(node)) { return false }
      guard code.isExpression(node) || code.kind(node) == .typeName || tree.kind(pattern) == .typeName else {
        return false
      }
      if let known = bindings.nodes[name] { return code.isSame(known, node) }
      bindings.nodes[name] = node
      return true
    }
    guard tree.kind(pattern) == code.kind(node), labelsMatch(pattern, node, code, &bindings) else { return false }
    bindings.nears += code.nearMarks(node)
    if tree.kind(pattern) == .lambda { return lambdasMatch(pattern, node, code, &bindings) }
    return childrenMatch(Array(tree.children(pattern)), Array(code.children(node)), code, &bindings)
  }

  private func labelsMatch(_ pattern: NodeID, _ node: NodeID, _ code: Tree, _ bindings: inout Bindings) -> Bool {
    let wanted = tree.label(pattern)
    let found = code.label(node)
    switch tree.kind(pattern) {
    case .argument: return argumentLabelsMatch(pattern, node, code)
    case .parameter, .resultType: return true
    case .member:
      guard let name = Pattern.variable(wanted) else { return wanted == found }
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

  private func childrenMatch(
    _ patterns: [NodeID], _ nodes: [NodeID], _ code: Tree, _ bindings: inout Bindings
  ) -> Bool {
    if let last = patterns.last, let name = restVariable(last) {
      guard nodes.count >= patterns.count - 1 else { return false }
      bindings.rests[name] = Array(nodes.dropFirst(patterns.count - 1))
      return childrenMatch(Array(patterns.dropLast()), Array(nodes.prefix(patterns.count - 1)), code, &bindings)
    }
    guard patterns.count == nodes.count else { return false }
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

  /// Builds this pattern in the code's tree with what another pattern of the same phrase bound.
  func instantiate(_ bindings: Bindings, at range: ByteRange, in code: inout Tree) -> NodeID? {
    var used: Set<String> = []
    return build(root, bindings, range, &code, &used)
  }

  private func build(
    _ node: NodeID, _ bindings: Bindings, _ range: ByteRange, _ code: inout Tree, _ used: inout Set<String>
  ) -> NodeID? {
    if let name = variable(node) {
      guard let bound = bindings.nodes[name] else { return nil }
      return used.insert(name).inserted ? bound : code.deepCopy(bound)
    }
    var children: [NodeID] = []
    for child in tree.children(node) {
      if let name = restVariable(child) {
        children += bindings.rests[name] ?? []
      } else {
        guard let built = build(child, bindings, range, &code, &used) else { return nil }
        children.append(built)
      }
    }
    var label = tree.label(node)
    if let name = Pattern.variable(label) {
      guard let bound = bindings.labels[name] else { return nil }
      label = bound
    }
    return code.add(
      tree.kind(node), label, soft: tree.soft(node), marks: tree.marks(node).union(.synthesized), range: range, children)
  }
}
