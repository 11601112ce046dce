indirect enum Tree { case leaf(value: Int), node(left: Tree, right: Tree) }
