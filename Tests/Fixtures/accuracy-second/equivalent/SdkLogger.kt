package io.beacon.core.logging

enum class LogLevel(internal val label: String) {
    VERBOSE("V"),
    DEBUG("D"),
    INFO("I"),
    WARNING("W"),
    ERROR("E"),
    NONE(""),
}

interface LogSink {
    fun write(line: String, level: LogLevel)
}

class SdkLogger {
    var minimumLevel: LogLevel = LogLevel.WARNING
    private val sinks = mutableListOf<LogSink>()

    fun add(sink: LogSink) {
        if (sinks.any { it === sink }) return
        sinks += sink
    }

    fun remove(sink: LogSink) {
        sinks.removeAll { it === sink }
    }

    fun debug(tag: String, message: () -> String) = log(LogLevel.DEBUG, tag, message)

    fun info(tag: String, message: () -> String) = log(LogLevel.INFO, tag, message)

    fun warning(tag: String, message: () -> String) = log(LogLevel.WARNING, tag, message)

    fun error(tag: String, cause: Throwable? = null, message: () -> String) =
        log(LogLevel.ERROR, tag, message, cause)

    private fun log(level: LogLevel, tag: String, message: () -> String, cause: Throwable? = null) {
        if (level < minimumLevel || sinks.isEmpty()) return
        val line = buildString {
            append("${level.label}/$tag: ${message()}")
            cause?.let { append(" (${it.localizedMessage})") }
        }
        sinks.toList().forEach { it.write(line, level) }
    }

    companion object {
        @JvmStatic
        val shared = SdkLogger()
    }
}
