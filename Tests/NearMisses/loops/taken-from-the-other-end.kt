fun walk(root: Node) {
    val stack = mutableListOf(root)
    while (stack.isNotEmpty()) {
        val node = stack.removeFirst()
        visit(node)
        stack.addAll(node.children)
    }
}
