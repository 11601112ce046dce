fun f(code: Int): Boolean = when (code) { in 200..299 -> true; in 400..499 -> false; else -> false }
