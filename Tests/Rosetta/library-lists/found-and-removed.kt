class Queue {
    private val order: MutableList<String> = mutableListOf()
    private val marks: MutableMap<String, Boolean> = mutableMapOf()

    fun drop(key: String) {
        order.remove(key)
    }

    fun forget(id: String) {
        rows.indexOfFirst { it.id == id }.takeIf { it >= 0 }?.let { rows.removeAt(it) }
    }

    fun isLast(key: String): Boolean = key == order.last()

    fun mark(value: Boolean?, key: String) {
        if (value == null) marks.remove(key) else marks[key] = value
    }

    fun latest(rows: List<Row>): Int? = rows.maxOfOrNull { it.time }
}
