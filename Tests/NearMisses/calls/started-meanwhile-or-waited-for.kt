suspend fun start(): Int = coroutineScope {
    val first = async { load(1) }
    first.await()
}

suspend fun load(id: Int): Int {
    return id
}
