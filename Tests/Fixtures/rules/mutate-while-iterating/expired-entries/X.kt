class Service {
    private var isReady = false

    private val entries: MutableMap<String, Entry> = mutableMapOf()
    fun expire(now: Date) {
        for (key in entries.keys) {
            if (entries[key]?.isExpired(now) == true) {
                entries.remove(key)
                //~ mutate-while-iterating
            }
        }
    }

    fun start() {
        isReady = true
    }
}
