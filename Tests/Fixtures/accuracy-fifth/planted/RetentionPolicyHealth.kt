package com.vitalbox.storage

/** [retentionDays] to keep on the device; null means forever. */
enum class RecordKind(val retentionDays: Int?) {
    HEART_RATE(30),
    STEP_COUNT(365),
    SLEEP_STAGE(90),
    WORKOUT(null),
}

data class HealthRecord(
    val kind: RecordKind,
    /** Milliseconds since 1970. */
    val recordedAt: Long,
    val isPinned: Boolean = false,
)

data class PruneResult(val kept: List<HealthRecord>, val removed: Int)

class RetentionPolicy(overrides: Map<RecordKind, Int> = emptyMap()) {

    private val overrides = overrides.filterValues { it > 0 }

    fun cutoff(kind: RecordKind, now: Long): Long? =
        (overrides[kind] ?: kind.retentionDays)?.let { days -> now - days * MILLIS_PER_DAY }

    fun isExpired(record: HealthRecord, now: Long): Boolean {
        if (record.isPinned) return false
        val limit = cutoff(record.kind, now) ?: return false
        return record.recordedAt < limit
    }

    fun prune(records: List<HealthRecord>, now: Long): PruneResult =
        records
            .filterNot { isExpired(it, now) }
            .let { kept -> PruneResult(kept, removed = records.size - kept.size) }

    private companion object {
        const val MILLIS_PER_DAY = 24 * 60 * 60 * 1000
    }
}
