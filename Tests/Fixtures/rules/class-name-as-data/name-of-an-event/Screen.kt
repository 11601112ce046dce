open class Screen(private val tracker: Tracker) {
    fun appear() {
        tracker.send(event = javaClass.simpleName)
    }
}
