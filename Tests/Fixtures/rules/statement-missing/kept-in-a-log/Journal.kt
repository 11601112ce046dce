class Journal {
    private val log = mutableListOf<Entry>()
    private var size = 0

    fun add(entry: Entry) {
        size += entry.length
    }

    fun last(): Entry? = log.lastOrNull()
}
