fun f(code: Int): Boolean { return when (code) { in 200..<300 -> true; in 400..499 -> false; else -> false } }
