package cz.hovor.compose

interface KeyValueStorage {
    fun getString(key: String): String?
    fun putString(key: String, value: String)
    fun remove(key: String)
}

/** Unsent texts per channel. Blank drafts are not worth keeping. */
class DraftStore(private val storage: KeyValueStorage) {

    private val channelIndex: MutableList<String> by lazy { loadIndex() }

    /** Channels with a draft, the most recently edited one first. */
    val channelsWithDrafts: List<String>
        get() = channelIndex.toList()

    operator fun get(channelId: String): String? = storage.getString(key(channelId))

    operator fun set(channelId: String, text: String?) {
        channelIndex.removeAll { it == channelId }
        if (text == null || text.all { it in IGNORABLE }) {
            storage.remove(key(channelId))
        } else {
            storage.putString(key(channelId), text)
            channelIndex.add(0, channelId)
        }
        saveIndex()
    }

    fun clear() {
        channelIndex.forEach { storage.remove(key(it)) }
        channelIndex.clear()
        saveIndex()
    }

    private fun key(channelId: String) = "draft.$channelId"

    private fun loadIndex(): MutableList<String> =
        storage.getString(INDEX_KEY).orEmpty()
            .split(',')
            .filterTo(mutableListOf()) { it.isNotEmpty() }

    private fun saveIndex() {
        if (channelIndex.isEmpty()) {
            storage.remove(INDEX_KEY)
        } else {
            storage.putString(INDEX_KEY, channelIndex.joinToString(","))
        }
    }

    private companion object {
        const val INDEX_KEY = "drafts"
        const val IGNORABLE = " \t\r\n"
    }
}
