class Node {
    fun open() {
    }
}

fun start(left: Node, right: Node) {
    right.open()
}
