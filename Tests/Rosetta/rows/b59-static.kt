class Ids {
    companion object {
        fun make(): String = PREFIX + "1"
        fun reset() { counter = 0 }
        private const val PREFIX = "id"
        private var counter = 0
    }
}
