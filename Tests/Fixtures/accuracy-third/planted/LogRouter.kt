package org.cedarlog.routing

data class LogRecord(val severity: Severity, val source: String, val text: String) {
    enum class Severity {
        DEBUG, WARNING, FATAL;

        internal val label = name.lowercase()
    }
}

interface LogTarget {
    fun append(line: String)

    fun format(record: LogRecord): String =
        with(record) { "[${severity.label}] $source: $text" }
}

/** For the console of the IDE. */
class PlainTarget(private val output: (String) -> Unit) : LogTarget {
    override fun append(line: String) = output(line)
}

/** For log collectors that want tab separated columns. */
class ColumnTarget : LogTarget {
    private val written = mutableListOf<String>()

    val lines: List<String>
        get() = written.toList()

    override fun append(line: String) {
        written += line
    }

    override fun format(record: LogRecord): String =
        listOf(record.severity.label, record.source, record.text).joinToString("\t")
}

class LogRouter(
    targets: List<LogTarget>,
    private val muted: Set<String> = emptySet(),
) {
    private val targets = targets.toList()

    fun route(record: LogRecord) {
        if (record.severity != LogRecord.Severity.FATAL && record.source in muted) return
        targets.forEach { it.append(it.format(record)) }
    }
}
