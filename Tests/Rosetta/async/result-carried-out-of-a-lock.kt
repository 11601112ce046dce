class Shelf {
    private val shelfLock = ReentrantLock()
    fun books(kind: String): Map<String, Any>? {
        var found: Map<String, Any>?
        shelfLock.withLock {
            found = cached(kind)
        }
        return found
    }
}
