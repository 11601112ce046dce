fun f(s: String?): Boolean = s != null && s.isEmpty()
