func walk(_ root: Node) {
  var stack = [root]
  while let node = stack.popLast() {
    visit(node)
    stack.append(contentsOf: node.children)
  }
}
