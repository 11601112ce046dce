sealed class Event {
    object Opened : Event()
    data class Moved(val x: Int, val y: Int) : Event()
    data class Failed(val reason: String, val code: Int?) : Event()
}
fun send(e: Event) {}
fun go() { send(Event.Opened); send(Event.Moved(1, 2)) }
