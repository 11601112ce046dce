suspend fun retry(work: suspend () -> Int): Int = work()
