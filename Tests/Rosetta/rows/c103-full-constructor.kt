data class St(val a: Int, val b: Int) { fun next(): St = copy(a = 1) }
