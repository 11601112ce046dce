suspend fun f(): Int = withContext(Dispatchers.IO) { val n = read()
    n + 1 }
