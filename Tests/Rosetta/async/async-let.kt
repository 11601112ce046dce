suspend fun start(): Int = coroutineScope {
    val first = async { load(1) }
    val second = async { load(2) }
    first.await() + second.await()
}

suspend fun load(id: Int): Int {
    return id
}
