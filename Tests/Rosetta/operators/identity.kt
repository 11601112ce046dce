class Node

fun isSame(a: Node, b: Node): Boolean {
    return a === b
}
