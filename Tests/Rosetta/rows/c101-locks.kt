class L { private val lock = ReentrantLock()
    private var n = 0
    fun add() { lock.withLock { n += 1 } }
    fun get(): Int { return lock.withLock { n } } }
