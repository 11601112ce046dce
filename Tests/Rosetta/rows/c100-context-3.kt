suspend fun f(): Int { return withContext(Dispatchers.IO) { val n = read()
    n + 1 } }
