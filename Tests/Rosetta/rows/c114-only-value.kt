fun f(n: Int): String = "$n"
