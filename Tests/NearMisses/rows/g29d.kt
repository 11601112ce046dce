fun f(a: Int): Int = a + 100
