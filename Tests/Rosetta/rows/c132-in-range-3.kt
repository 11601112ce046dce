fun f(c: Int): Boolean = c >= 200 && c < 300
