final class Walker {
  func walk(_ root: Node) -> [String] {
    var seen: [String] = []
    var stack = [root]
    while let node = stack.popLast() {
      seen.append(node.name)
      stack.append(contentsOf: node.children)
    }
    return seen
  }

  func drain(_ budget: Int) {
    var queue = load()
    var left = budget
    while left > 0, !queue.isEmpty {
      let row = queue.removeFirst()
      left -= row.cost
      send(row)
    }
  }
}
