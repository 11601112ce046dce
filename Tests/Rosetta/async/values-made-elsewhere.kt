suspend fun profile(id: Int): Profile {
    val raw = withContext(Dispatchers.IO) { api.get(id) }
    val picture = withContext(Dispatchers.IO) { pictures.of(raw) }
    return Profile(raw, picture)
}

suspend fun store(profile: Profile): Int {
    return withContext(Dispatchers.IO) {
        val row = Row(profile)
        return@withContext table.insert(row)
    }
}
