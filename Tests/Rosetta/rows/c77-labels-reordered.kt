fun f() { move(animated = true, x = 1) }
fun move(x: Int, animated: Boolean) {}
