/** Who waits for news. */
sealed class Waiting {
    object Everything : Waiting()
    class Topic(val name: String, val callback: (String) -> Unit) : Waiting()
}
