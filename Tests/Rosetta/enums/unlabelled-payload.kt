sealed class Event {
    data class Typed(val value: String) : Event()
    object Closed : Event()
}
