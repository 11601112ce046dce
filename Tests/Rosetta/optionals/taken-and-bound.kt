class Editor {
    suspend fun load(isForced: Boolean): List<Row> {
        if (!isForced) {
            cache.rows()?.takeIf { it.isNotEmpty() }?.let { return it }
        }
        return client.rows()
    }

    suspend fun row(id: String): Row =
        cache.row(id) ?: (client.row(id).model() ?: throw RowError.Unread(id)).also { cache.save(it) }

    fun host(value: String?) {
        host = value?.ifEmpty { null }
        label = value?.shortened(12)
    }

    fun warning(count: Int): String? = "short".takeIf { count < 8 }
}
