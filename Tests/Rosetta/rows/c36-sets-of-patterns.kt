fun f(n: Int): String = when (n) { 1, 2, 3 -> "low"; 4 -> "mid"; else -> "high" }
