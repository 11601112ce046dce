suspend fun profile(id: Int): Profile = api.profile(id)
