package com.northlane.sdk.logging

enum class LogLevel(internal val symbol: Char) {
    VERBOSE('V'),
    INFO('I'),
    WARNING('W'),
    ERROR('E'),
    OFF('-'),
}

fun interface LogSink {
    fun write(level: LogLevel, line: String)
}

class SdkLog(
    private val tag: String,
    private val minimum: LogLevel = LogLevel.WARNING,
    private val sinks: List<LogSink>,
) {
    fun verbose(message: () -> String) = emit(LogLevel.VERBOSE, message)
    fun info(message: () -> String) = emit(LogLevel.INFO, message)
    fun warning(message: () -> String) = emit(LogLevel.WARNING, message)
    fun error(message: () -> String) = emit(LogLevel.ERROR, message)

    /** A logger for a part of the SDK that shares level and sinks. */
    fun scoped(name: String) = SdkLog("$tag.$name", minimum, sinks)

    private fun emit(level: LogLevel, message: () -> String) {
        if (level < minimum || sinks.isEmpty()) return
        val line = "${level.symbol}/$tag: ${message()}"
        for (sink in sinks) sink.write(level, line)
    }
}
