import java.util.Collections

class Desk {
    private val open = Collections.synchronizedMap(mutableMapOf<String, Int>())

    fun add(id: String, number: Int) {
        open[id] = number
    }

    fun close(id: String) {
        open.remove(id)
    }

    fun closeAll(limit: Int) {
        synchronized(open) {
            for ((id, number) in open.toMap()) {
                if (number > limit) open.remove(id)
            }
        }
    }
}
