fun f(a: Int, b: Int): Boolean = !(a == b)
