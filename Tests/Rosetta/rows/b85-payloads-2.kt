sealed interface Event {
    data object Opened : Event
    class Moved(val x: Int, val y: Int) : Event
    data class Failed(val reason: String, val code: Int?) : Event
}
fun send(e: Event) {}
fun go() { send(Event.Opened); send(Event.Moved(x = 1, y = 2)) }
