fun f(n: Int): Pair<Int, String> = Pair(n, "a")
