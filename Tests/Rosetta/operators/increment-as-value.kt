class Reader {
    var bytes: List<Int> = emptyList()
    var offset = 0
    var next = 0

    fun read(): Int = bytes[offset++]

    fun add(handler: Handler): Int {
        val id = next++
        handlers[id] = handler
        return id
    }

    fun step(): Int = ++next

    fun skip() {
        offset++
    }
}
