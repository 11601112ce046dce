fun f(code: Int): Boolean { return when (code) { in 200 until 300 -> true; in 400 until 500 -> false; else -> false } }
