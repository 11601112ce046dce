class Outbox {
    suspend fun flush(line: Line): Boolean {
        return try {
            line.sendAll()
            true
        } catch (e: Exception) {
            line.note(e)
            false
        }
    }
}
