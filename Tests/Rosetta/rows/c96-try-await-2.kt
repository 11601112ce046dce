suspend fun f(): Int { val a = x().await()
    val b = y()
    return z(a, b) }
