package com.timberline.logging

data class LogFile(val name: String, val modifiedAt: Long, val sizeBytes: Long)

/** Tells which log files have to be deleted. */
class RetentionPolicy(
    retentionDays: Int = 14,
    val maxTotalBytes: Long = 5_000_000,
) {
    val retentionDays: Int = retentionDays.coerceIn(1, 365)

    /**
     * @param files newest file first
     * @return names of the files that are too old or exceed the space
     */
    fun expired(files: List<LogFile>, now: Long): List<String> {
        val cutoff = now - retentionDays * MILLIS_PER_DAY
        var used = 0L
        return files.filterNot { file ->
            val keep = file.modifiedAt >= cutoff && used + file.sizeBytes <= maxTotalBytes
            if (keep) used += file.sizeBytes
            keep
        }.map { it.name }
    }

    fun summary(files: List<LogFile>, now: Long): String {
        val count = expired(files, now).size
        return "$count of ${files.size} log files expired (limit $retentionDays days)"
    }

    private companion object {
        const val MILLIS_PER_DAY = 24 * 60 * 60 * 1_000
    }
}
