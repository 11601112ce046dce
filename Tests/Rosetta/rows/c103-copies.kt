data class St(val a: Int, val b: Int) { fun next(): St = copy(a = 1) }
fun g(s: St): St = s.copy(a = 1, b = 2)
