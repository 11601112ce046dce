fun f(a: Int, b: Int): Int = a - b
