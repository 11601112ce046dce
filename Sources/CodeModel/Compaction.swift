extension SourceUnit {
  /// The same with none but the nodes and texts that its roots reach. What came before another node still does.
  package func compacted() -> SourceUnit {
    var unit = self
    var numbers: [UInt32] = []
    unit.tree = Tree(of: tree, reachedBy: roots, numbers: &numbers)
    func renumbered(_ node: NodeID) -> NodeID { NodeID(Int(numbers[Int(node.index)])) }
    for index in unit.declarations.indices { unit.declarations[index].changeNodes(renumbered) }
    unit.statements = unit.statements.map(renumbered)
    return unit
  }
}

extension Tree {
  /// - Parameter numbers: of each node of the other tree, its number in this one; of no meaning for those left out.
  fileprivate init(of tree: Tree, reachedBy roots: [NodeID], numbers: inout [UInt32]) {
    let isReached = tree.isReached(by: roots)
    numbers = Array(repeating: 0, count: tree.count)
    var (nodeCount, edgeCount) = (0, 0)
    for index in isReached.indices where isReached[index] {
      numbers[index] = UInt32(nodeCount)
      nodeCount += 1
      edgeCount += tree.childCount(NodeID(index))
    }
    var texts = [""]
    var textNumbers: [UInt32?] = Array(repeating: nil, count: tree.texts.count)
    textNumbers[0] = 0
    func number(_ text: UInt32) -> UInt32 {
      if let known = textNumbers[Int(text)] { return known }
      texts.append(tree.texts[Int(text)])
      textNumbers[Int(text)] = UInt32(texts.count - 1)
      return UInt32(texts.count - 1)
    }
    var nodes: [Node] = []
    var edges: [NodeID] = []
    nodes.reserveCapacity(nodeCount)
    edges.reserveCapacity(edgeCount)
    for index in isReached.indices where isReached[index] {
      var node = tree.nodes[index]
      (node.label, node.soft) = (number(node.label), number(node.soft))
      node.firstEdge = UInt32(edges.count)
      for child in tree.children(NodeID(index)) { edges.append(NodeID(Int(numbers[Int(child.index)]))) }
      nodes.append(node)
    }
    var nears = NearMarks()
    for (node, marks) in tree.nears.all where isReached[Int(node)] {
      nears.add(marks, to: NodeID(Int(numbers[Int(node)])))
    }
    self.init(nodes: nodes, edges: edges, texts: texts, nears: nears)
  }

  private func isReached(by roots: [NodeID]) -> [Bool] {
    var isReached = Array(repeating: false, count: count)
    var stack = roots
    while let node = stack.popLast() {
      if isReached[Int(node.index)] { continue }
      isReached[Int(node.index)] = true
      stack += children(node)
    }
    return isReached
  }
}

extension Declaration {
  /// Puts another node in the place of each that the declaration or one of its members holds: those of `ownNodes`.
  fileprivate mutating func changeNodes(_ change: (NodeID) -> NodeID) {
    func changeArguments(of attributes: inout [Attribute]) {
      for index in attributes.indices { attributes[index].arguments = attributes[index].arguments.map(change) }
    }
    changeArguments(of: &attributes)
    for index in typeParameters.indices { typeParameters[index].bounds = typeParameters[index].bounds.map(change) }
    receiver = receiver.map(change)
    for index in parameters.indices {
      changeArguments(of: &parameters[index].attributes)
      parameters[index].type = parameters[index].type.map(change)
      parameters[index].defaultValue = parameters[index].defaultValue.map(change)
    }
    type = type.map(change)
    for index in supertypes.indices {
      supertypes[index].type = change(supertypes[index].type)
      supertypes[index].arguments = supertypes[index].arguments?.map(change)
      supertypes[index].delegate = supertypes[index].delegate.map(change)
    }
    arguments = arguments.map(change)
    value = value.map(change)
    storedName = storedName.map(change)
    for index in accessors.indices { accessors[index].body = accessors[index].body.map(change) }
    body = body.map(change)
    for index in members.indices { members[index].changeNodes(change) }
  }
}
