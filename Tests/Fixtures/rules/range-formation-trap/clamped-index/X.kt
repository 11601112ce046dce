class Pager {
    private val items = mutableListOf<String>()
    var position = 0
        private set

    fun move(index: Int) {
        position = index.coerceIn(0, items.size - 1)
        //~        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ range-formation-trap: ends the Android app
        redraw()
    }

    fun fill(width: Int, used: Int) {
        repeat(width - used) {
            //~ range-formation-trap: `repeat(width - used)` then does nothing
            items.add("")
        }
    }
}
