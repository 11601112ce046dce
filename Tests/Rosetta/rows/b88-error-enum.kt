sealed class LoadError : Throwable() { object NotFound : LoadError(); data class Server(val code: Int) : LoadError() }
fun fail() { throw LoadError.Server(code = 500) }
