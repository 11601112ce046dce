fun f(a: Boolean, b: Boolean): Boolean = a || b
