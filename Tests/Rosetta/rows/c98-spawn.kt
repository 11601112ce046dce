class M { fun go() { viewModelScope.launch { load() } }
    suspend fun load() {} }
