suspend fun f(s: Flow<Int>) { s.collect { x -> use(x) } }
