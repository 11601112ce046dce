suspend fun f(s: Flow<Int>) { s.collect { use(it) } }
