class Gate {
    private val mutex = Any()
    private var last = ""

    fun enters(key: String): Boolean {
        synchronized(mutex) {
            if (last == key) {
                return false
            }
            last = key
        }
        return false
    }
}
