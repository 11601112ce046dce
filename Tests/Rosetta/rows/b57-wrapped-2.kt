suspend fun profile(id: Int): Profile {
    return withContext(Dispatchers.IO) {
        val raw = api.get(id)
        return@withContext Profile(raw)
    }
}
