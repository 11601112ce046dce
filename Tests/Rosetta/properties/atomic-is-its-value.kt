class Turnstile {
    private val isLocked = AtomicBoolean()
    private val passed = AtomicInteger(0)
    private val weight = AtomicLong(5)
    private val lastGuest = AtomicReference<String?>(null)

    fun pass(guest: String) {
        if (isLocked.get()) return
        passed.incrementAndGet()
        this.lastGuest.set(guest)
        report(passed.load(), weight.get())
    }

    fun lock() = isLocked.store(true)

    fun check(): Boolean {
        val isFine = AtomicBoolean(true)
        visit { isFine.set(false) }
        return isFine.get()
    }
}
