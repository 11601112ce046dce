object Ids {
    @JvmStatic
    fun make(): String { return PREFIX + "1" }
    fun reset() { counter = 0 }
    private val PREFIX = "id"
    private var counter = 0
}
