indirect enum Tree {
  case leaf
  case branch(left: Tree, right: Tree)
}
