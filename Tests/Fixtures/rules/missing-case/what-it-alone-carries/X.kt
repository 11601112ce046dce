sealed class Event {
    object Opened : Event()

    fun stop(reason: String): String {
        return reason
    }
}
