fun f(n: Int): String { return when (n) { 3, 1, 2 -> "low"
    4 -> "mid"
    else -> "high" } }
