fun f(x: Int, lo: Int, hi: Int): Int = x.coerceIn(lo, hi)
