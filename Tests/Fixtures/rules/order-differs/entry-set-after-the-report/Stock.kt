class Stock {
    private val items = mutableMapOf<String, Int>()
    private val rows = mutableListOf<MutableList<Int>>()

    fun open() {
        report(items)
        items["a"] = 5
    }

    fun mark() {
        report(rows)
        rows[0][1] = 5
    }
}
