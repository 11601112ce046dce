fun f(a: String, b: String): Boolean = a == b && a != "x"
