interface Tracker {
    val prefix: String
    fun track(event: String) { println(event) }
    //~ protocol-extension-dispatch
}
class SilentTracker : Tracker {
    override val prefix = ""
    override fun track(event: String) {}
}
