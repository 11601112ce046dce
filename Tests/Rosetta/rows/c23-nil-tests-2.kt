fun f(a: Int?, b: Int?): Boolean = null == a && b !== null
