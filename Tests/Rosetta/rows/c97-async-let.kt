suspend fun f(): Int = coroutineScope { val a = async { one() }
    val b = async { two() }
    a.await() + b.await() }
