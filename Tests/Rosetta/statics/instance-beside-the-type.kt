private val logger = Log()

class Log {
    private fun write(message: String, level: Int) { println(message) }

    companion object {
        fun warning(message: String) { logger.write(message, 1) }
    }
}
