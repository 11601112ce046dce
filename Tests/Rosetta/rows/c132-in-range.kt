fun f(c: Int): Boolean = c in 200 until 300
