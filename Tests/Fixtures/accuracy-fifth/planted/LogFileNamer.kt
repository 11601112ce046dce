package com.granit.sdk.log

import java.time.Duration
import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

/** One log file per day, for example `sdk-2024-03-09.log`. */
class LogFileNamer(private val prefix: String = "sdk") {

    private val dayFormatter = DateTimeFormatter
        .ofPattern("yyyy-MM-dd", Locale.ROOT)
        .withZone(ZoneId.systemDefault())

    fun fileName(date: Instant): String = "$prefix-${dayFormatter.format(date)}.log"

    /** Names of the files that are older than the given number of days, oldest first. */
    fun expired(names: List<String>, now: Instant, keepDays: Int): List<String> {
        val limit = fileName(now - Duration.ofDays(keepDays.toLong()))
        return names.filter { isLogFile(it) && it < limit }.sorted()
    }

    fun isLogFile(name: String): Boolean =
        name.startsWith("$prefix-") && DATED_SUFFIX.matches(name.removePrefix("$prefix-"))

    private companion object {
        val DATED_SUFFIX = Regex("""[0-9]{4}-[0-9]{2}-[0-9]{2}\.log""")
    }
}
