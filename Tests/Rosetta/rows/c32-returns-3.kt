fun sign(n: Int): Int { return when { n > 0 -> 1; n < 0 -> -1; else -> 0 } }
