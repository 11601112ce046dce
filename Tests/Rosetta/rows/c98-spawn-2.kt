class M { fun go() { scope.launch(Dispatchers.Main) { load() } }
    suspend fun load() {} }
