sealed class Tree {
    object Leaf : Tree()
    data class Branch(val left: Tree, val right: Tree) : Tree()
}
