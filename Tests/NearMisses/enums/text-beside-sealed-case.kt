sealed class Event(val name: String) {
    data class Viewed(val id: Int) : Event("viewed")
    object Out : Event("out")
}
