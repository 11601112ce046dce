fun f(c: Int): Boolean = c in 200..<300
