class Service {
    private var isReady = false

    private val entries: MutableList<Entry> = mutableListOf()
    private val kept: MutableList<Entry> = mutableListOf()
    fun split(now: Date) {
        for (entry in entries) {
            if (!entry.isExpired(now)) { kept.add(entry) }
        }
        entries.clear()
    }

    fun start() {
        isReady = true
    }
}
