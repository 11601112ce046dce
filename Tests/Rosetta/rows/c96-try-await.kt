suspend fun f(): Int { val a = x()
    val b = y()
    return z(a, b) }
