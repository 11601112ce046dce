enum class Status { open, shipped }

enum class Size(val value: String) {
    SMALL("small"), LARGE("large");

    override fun toString(): String = value
}

class Orders {
    fun send(status: Status) {
        client.post("/orders", status.toString())
    }

    fun read(text: String): Status? {
        return runCatching { Status.valueOf(text) }.getOrNull()
    }

    fun find(text: String): Size? {
        return Size.entries.find { it.name.lowercase() == text }
    }

    fun say(size: Size) {
        client.post("/sizes", size.toString())
    }
}
