class Desk {
    private val logger = LoggerFactory.getLogger(Desk::class.java)
    private var number = 0

    fun open(name: String) {
        greet(name)
        wave(name)
    }

    fun close(pages: List<Page>) {
        store(pages)
        lock(pages)
    }

    private fun issueTicket(): Boolean {
        number += 1
        return number > 1
    }
}
