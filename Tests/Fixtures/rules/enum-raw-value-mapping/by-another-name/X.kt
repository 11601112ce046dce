enum class Status { OPEN, SHIPPED }

class Orders {
    fun send(status: Status) {
        client.post("/orders", status.toString())
        //~                    ^^^^^^^^^^^^^^^^^ enum-raw-value-mapping: `OPEN` is `open` in Swift and `OPEN` in Kotlin
    }

    fun read(text: String): Status? {
        return runCatching { Status.valueOf(text) }.getOrNull()
        //~                  ^^^^^^^^^^^^^^^^^^^^ enum-raw-value-mapping: found by `open` in Swift and by `OPEN` in Kotlin
    }

    fun find(text: String): Status? {
        return Status.entries.find { it.name == text }
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ enum-raw-value-mapping: found by
    }
}
