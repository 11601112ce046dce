class Service {
    private var isReady = false

    private val cells: Array<Cell?> = arrayOfNulls(9)
    private val names: MutableMap<String, String> = mutableMapOf()
    fun clear(row: Int) {
        cells[row] = null
        names["row"] = "none"
    }

    fun start() {
        isReady = true
    }
}
