package com.sundial.usage

import java.time.Instant
import java.time.ZoneOffset

data class UsageRow(
  val day: String,
  val sessions: Int,
  val foregroundMillis: Long,
)

/** Sums up sessions per day for the usage report. */
class DailyUsage(maxDays: Int = 30) {

  private val maxDays = maxDays.coerceAtLeast(1)
  private val rows = LinkedHashMap<String, UsageRow>()

  /** Rows in the order in which their days came up. */
  val report: List<UsageRow>
    get() = rows.values.toList()

  fun add(startedAt: Long, durationMillis: Long) {
    if (durationMillis <= 0) return
    val day = dayKey(startedAt)
    val row = rows[day] ?: UsageRow(day, sessions = 0, foregroundMillis = 0)
    rows[day] = row.copy(
      sessions = row.sessions + 1,
      foregroundMillis = row.foregroundMillis + durationMillis,
    )
    if (rows.size > maxDays) rows.remove(rows.keys.first())
  }

  internal companion object {
    fun dayKey(millis: Long): String =
      Instant.ofEpochMilli(millis)
        .atOffset(ZoneOffset.UTC)
        .toLocalDate()
        .toString()
  }
}
