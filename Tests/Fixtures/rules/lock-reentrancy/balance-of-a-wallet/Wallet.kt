class Wallet {
    private val lock = ReentrantLock()
    private val coins = mutableListOf<Int>()

    val isEmpty: Boolean
        get() = lock.withLock { coins.isEmpty() }

    fun total(): Int = lock.withLock { coins.sum() }

    fun spend(amount: Int): Boolean = lock.withLock {
        if (total() < amount) return false
        coins.removeFirst()
        true
    }
}
