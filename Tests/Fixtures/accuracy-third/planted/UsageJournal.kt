package com.vantage.usage

import android.content.SharedPreferences
import androidx.core.content.edit
import java.time.Instant
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import kotlinx.serialization.encodeToString
import kotlinx.serialization.json.Json

/** Counts the traffic per day and keeps the last few days. The backend compares the totals with its own journal. */
class UsageJournal(
    private val prefs: SharedPreferences,
    private val keepDays: Int = 7,
) {
    fun dayKey(instant: Instant): String =
        DateTimeFormatter.ISO_LOCAL_DATE.format(instant.atOffset(ZoneOffset.UTC))

    fun add(bytes: Long, instant: Instant) {
        if (bytes <= 0) return
        val day = dayKey(instant)
        val usage = load()
        save(usage + (day to (usage[day] ?: 0L) + bytes))
    }

    fun bytesOn(instant: Instant): Long = load()[dayKey(instant)] ?: 0L

    val totalBytes: Long
        get() = load().values.sum()

    fun clear() = prefs.edit { remove(STORAGE_KEY) }

    private fun load(): Map<String, Long> =
        prefs.getString(STORAGE_KEY, null)
            ?.let { Json.decodeFromString<Map<String, Long>>(it) }
            .orEmpty()

    /** Only the newest days survive. */
    private fun save(usage: Map<String, Long>) {
        val kept = usage.entries
            .sortedByDescending { it.key }
            .take(keepDays)
            .associate { it.key to it.value }
        prefs.edit { putString(STORAGE_KEY, Json.encodeToString(kept)) }
    }

    private companion object {
        const val STORAGE_KEY = "usage.by_day"
    }
}
