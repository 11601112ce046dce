class Walker {
    fun walk(root: Node): List<String> {
        val seen = mutableListOf<String>()
        val stack = mutableListOf(root)
        while (stack.isNotEmpty()) {
            val node = stack.removeLast()
            seen.add(node.name)
            stack.addAll(node.children)
        }
        return seen
    }

    fun drain(budget: Int) {
        val queue = load()
        var left = budget
        while (left > 0) {
            val row = queue.removeFirstOrNull() ?: break
            left -= row.cost
            send(row)
        }
    }
}
