enum class Dir { UP, DOWN, LEFT }
fun move(d: Dir) { when (d) { Dir.UP -> y(1); Dir.DOWN -> y(-1); Dir.LEFT -> x(-1) } }
