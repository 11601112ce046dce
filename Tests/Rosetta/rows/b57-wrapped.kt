suspend fun profile(id: Int): Profile = withContext(Dispatchers.IO) {
    val raw = api.get(id)
    Profile(raw)
}
