class Outbox {
    private var pending: Event? = null

    fun flush() {
        val event = pending ?: return
        pending = null
        send(event)
    }
}
