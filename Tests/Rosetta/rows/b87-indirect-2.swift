enum Tree { case leaf(value: Int); indirect case node(left: Tree, right: Tree) }
