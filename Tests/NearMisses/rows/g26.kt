fun f(s: String): Boolean = s.isBlank()
