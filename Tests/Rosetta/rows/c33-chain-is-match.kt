fun f(s: String): Int = when (s) { "a" -> 1; "b" -> 2; else -> 3 }
