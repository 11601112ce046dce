fun f(a: Int?, b: Int?): Boolean = a == null && b != null
