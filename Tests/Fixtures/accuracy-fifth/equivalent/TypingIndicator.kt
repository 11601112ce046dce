package app.lantern.conversation

class TypingIndicator(
    private val timeout: Double = 6.0,
    private val clock: () -> Double = { System.currentTimeMillis() / 1000.0 },
) {
    private class Typist(val name: String, var lastSignal: Double)

    // insertion order is the order in the label
    private val typists = LinkedHashMap<String, Typist>()

    /** A user who keeps typing keeps the position in the label. */
    fun userIsTyping(userId: String, name: String) {
        val now = clock()
        removeExpired(now)
        typists.getOrPut(userId) { Typist(name, now) }.lastSignal = now
    }

    fun userStopped(userId: String) {
        typists.remove(userId)
    }

    /** `null` hides the row. */
    val label: String?
        get() {
            removeExpired(clock())
            val names = typists.values.map { it.name }
            return when (names.size) {
                0 -> null
                1 -> "${names.single()} is typing…"
                2, 3 -> names.dropLast(1).joinToString() + " and ${names.last()} are typing…"
                else -> "${names.first()} and ${names.size - 1} others are typing…"
            }
        }

    private fun removeExpired(now: Double) {
        typists.values.removeAll { now - it.lastSignal >= timeout }
    }
}
