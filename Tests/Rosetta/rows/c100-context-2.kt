suspend fun f(): Int = withContext(dispatcher) { val n = read()
    return@withContext n + 1 }
