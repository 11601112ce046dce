/** Asks a server for its rows. */
class Ledger(private val client: LedgerClient) {
    val pace: Pace = Pace.FAST
    val source: Source = Source.PLAY_STORE

    fun page(number: Int): List<String> {
        if (number < 1) {
            client.reset()
            return emptyList()
        }
        return client.rows(number).filter { it.length > number }
    }

    fun close(reason: String) {
        client.send(reason)
        client.reset()
    }
}

interface LedgerClient {
    fun rows(number: Int): List<String>
    fun send(reason: String)
    fun reset()
}
