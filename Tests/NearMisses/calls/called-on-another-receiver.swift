class Node {
  func open() {
  }
}

func start(left: Node, right: Node) {
  left.open()
}
