interface Owner { fun release() }
class Node(val id: Int)
