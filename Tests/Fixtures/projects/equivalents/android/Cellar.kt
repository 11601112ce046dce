class Cellar(val rack: Rack) {
    suspend fun close() {
        if (!rack.isOpen) {
            return
        }
        rack.lock(mark = true)
    }

    suspend fun load(id: Int): Sheet? {
        if (id < 0) {
            return null
        }
        return rack.fetch(id = id)
    }

    suspend fun count(id: Int): Int {
        if (id < 0) {
            throw RackError.Unknown()
        }
        return id + 1
    }
}

data class Sheet(val id: Int)

sealed class RackError : Exception() {
    class Unknown : RackError()
}

class Rack {
    var isOpen = true

    suspend fun lock(mark: Boolean): Boolean {
        isOpen = false
        return mark
    }

    suspend fun fetch(id: Int): Sheet = Sheet(id = id)
}
