import kotlinx.coroutines.CancellationException

suspend fun poll(ask: suspend () -> Int): Int {
    var turns = 0
    while (true) {
        try {
            return ask()
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            turns++
            if (turns > 5) throw e
        }
    }
}
