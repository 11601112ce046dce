import java.util.concurrent.ConcurrentHashMap

class Registry {
    private val handlers = ConcurrentHashMap<String, Handler>()

    fun add(id: String, h: Handler) {
        handlers[id] = h
    }
}
