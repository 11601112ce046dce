fun f(n: Int): Pair<Int, String> { return n to "a" }
