fun f(s: String): String = s.trim()
