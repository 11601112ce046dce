sealed class Tree { data class Leaf(val value: Int) : Tree(); data class Node(val left: Tree, val right: Tree) : Tree() }
