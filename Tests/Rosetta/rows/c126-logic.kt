fun f(a: Boolean, b: Boolean, c: Boolean): Boolean = a && b || !c
