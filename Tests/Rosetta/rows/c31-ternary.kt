fun f(n: Int): String { val s = if (n == 1) "one" else if (n == 2) "two" else "many"; return s }
