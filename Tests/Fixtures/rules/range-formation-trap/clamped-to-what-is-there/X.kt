class Pager {
    private val items = mutableListOf<String>()
    var position = 0
        private set
    var volume = 0
        private set

    fun move(index: Int) {
        if (items.isEmpty()) return
        position = index.coerceIn(0, items.size - 1)
        redraw()
    }

    fun jump(index: Int) {
        position = index.coerceAtMost(items.size - 1).coerceAtLeast(0)
    }

    fun turn(level: Int) {
        volume = level.coerceIn(0, 100)
    }
}
