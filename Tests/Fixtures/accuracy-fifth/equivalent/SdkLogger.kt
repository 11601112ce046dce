package de.sparwerk.sdk.logging

enum class LogLevel(val label: String) {
    DEBUG("D"),
    INFO("I"),
    WARNING("W"),
    ERROR("E"),
}

fun interface LogSink {
    fun write(line: String, level: LogLevel)
}

class SdkLogger(
    private val category: String,
    var minimumLevel: LogLevel = LogLevel.INFO,
    private val sinks: List<LogSink>,
) {
    fun log(level: LogLevel, vararg fields: Pair<String, String>, message: () -> String) {
        if (level < minimumLevel || sinks.isEmpty()) return

        val line = buildString {
            append(level.label).append('/').append(category).append(": ").append(message())
            if (fields.isNotEmpty()) {
                fields.joinTo(this, separator = ", ", prefix = " {", postfix = "}") { (key, value) -> "$key=$value" }
            }
        }
        val safe = redact(line)
        for (sink in sinks) sink.write(safe, level)
    }

    fun debug(message: () -> String) = log(LogLevel.DEBUG, message = message)
    fun info(message: () -> String) = log(LogLevel.INFO, message = message)
    fun warning(message: () -> String) = log(LogLevel.WARNING, message = message)

    fun error(code: Int? = null, message: () -> String) {
        val fields = listOfNotNull(code?.let { "code" to it.toString() })
        log(LogLevel.ERROR, *fields.toTypedArray(), message = message)
    }

    companion object {
        private val accountNumber = Regex("(?<![0-9])[0-9]{8,15}([0-9]{4})(?![0-9])")

        fun redact(text: String): String =
            accountNumber.replace(text) { match -> "****" + match.groupValues[1] }
    }
}
