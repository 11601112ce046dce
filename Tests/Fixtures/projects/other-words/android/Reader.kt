typealias Callback<R> = (result: Answer<R>) -> Unit

sealed class Answer<T> {
    data class Success<T>(val data: T) : Answer<T>()
    data class Failure<T>(val error: ReadError) : Answer<T>()
}

/** Three ways out are no result. */
sealed class Outcome<T> {
//~          ^^^^^^^ missing-type
    data class Success<T>(val data: T) : Outcome<T>()
    data class Failure<T>(val error: ReadError) : Outcome<T>()
    class Waiting<T> : Outcome<T>()
}

class Reader {
    fun read(count: Int, done: Callback<Card>) {
        session.send(count, done)
    }

    fun list(count: Int, done: (Answer<List<Card>>) -> Unit) {
        session.list(count, done)
    }

    fun latest(): Answer<Card> = session.latest()

    fun first(count: Int, done: Callback<String>) {
        session.first(count, done)
    }

    fun any(): Answer<String> = session.any()

    fun attempt(count: Int): Outcome<Card> = session.attempt(count)
}

enum class ReadError {
    LOST
}
