class History {
    private val entries: MutableList<Entry> = mutableListOf()
    fun add(entry: Entry) { entries.add(entry) }
}
