class Player {
    var volume: Int = 5
        set(value) {
            field = value
            apply()
        }
    var queue: List<String> = listOf()
        set(value) {
            field = value
            apply()
        }
    var title: String = ""

    fun enqueue(song: String) {
        queue = queue + listOf(song)
    }

    fun apply() { println(volume) }
}
