class Node {
}

func isSame(a: Node, b: Node) -> Bool {
  return a === b
}
