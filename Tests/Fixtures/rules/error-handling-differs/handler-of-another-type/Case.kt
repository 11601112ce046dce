class NetworkError(val code: Int) : Exception()

class ParseError(val line: Int) : Exception()

fun load(): Int {
    try {
        return fetch()
    } catch (error: ParseError) {
        return 0
    } catch (error: Exception) {
        return -1
    }
}
