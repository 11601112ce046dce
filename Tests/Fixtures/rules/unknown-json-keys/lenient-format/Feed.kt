class Feed {
    private val json = Json { ignoreUnknownKeys = true }

    fun items(data: String): List<Item> {
        return json.decodeFromString<List<Item>>(data)
    }
}
