package com.orchard.inventory.sync

class Delta(
    val changes: Map<String, String?>, // null removes the record
    val cursor: String,
    val hasMore: Boolean,
)

fun interface DeltaSource {
    suspend fun fetchDelta(since: String?): Delta
}

fun interface RecordStore {
    fun write(changes: Map<String, String?>)
}

interface CursorStore {
    var cursor: String?
}

class DeltaSync(
    private val source: DeltaSource,
    private val records: RecordStore,
    private val cursors: CursorStore,
    private val maxRounds: Int = 20,
) {
    /** Pulls until the server has nothing more. Returns the number of records touched. */
    suspend fun pull(): Int {
        var touched = 0
        repeat(maxRounds) {
            val delta = source.fetchDelta(since = cursors.cursor)
            cursors.cursor = delta.cursor
            if (delta.changes.isNotEmpty()) {
                records.write(delta.changes)
                touched += delta.changes.size
            }
            if (!delta.hasMore) return touched
        }
        return touched
    }

    fun reset() {
        cursors.cursor = null
    }
}
