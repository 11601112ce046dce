class StorageImpl(private val database: Database) : Storage {
    override val count: Int get() = database.rows()

    override suspend fun load(key: String): String = database.read(key)

    override fun save(value: String, key: String) {
        database.write(key, value)
    }

    override fun move(key: String, other: Int) {
        database.rename(key, other)
    }

    fun vacuum() {
        database.compact()
    }
}

/// A second implementation that only this side needs.
class LoggingStorage(private val inner: Storage) : Storage by inner
