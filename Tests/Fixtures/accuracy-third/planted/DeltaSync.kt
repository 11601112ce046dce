package com.otterbase.delta

data class Change(val kind: Kind, val recordId: Long, val payload: String?) {
    enum class Kind { UPSERT, DELETE }
}

data class Delta(val changes: List<Change>, val nextToken: String, val hasMore: Boolean)

fun interface DeltaApi {
    suspend fun changes(since: String?): Delta
}

interface RecordDatabase {
    fun upsert(id: Long, payload: String)
    fun delete(id: Long)
}

interface SyncStateStore {
    var token: String?
}

class MissingPayloadException(val recordId: Long) : Exception("no payload for record $recordId")

/** Pulls the changes of the server page by page into the local database. */
class DeltaSync(
    private val api: DeltaApi,
    private val database: RecordDatabase,
    private val state: SyncStateStore,
) {
    /** Returns the number of changes that were applied. */
    suspend fun run(): Int {
        var applied = 0
        do {
            val delta = api.changes(since = state.token)
            state.token = delta.nextToken
            delta.changes.forEach(::applyChange)
            applied += delta.changes.size
        } while (delta.hasMore)
        return applied
    }

    fun startOver() {
        state.token = null
    }

    private fun applyChange(change: Change) = when (change.kind) {
        Change.Kind.DELETE -> database.delete(change.recordId)
        Change.Kind.UPSERT -> database.upsert(
            id = change.recordId,
            payload = change.payload ?: throw MissingPayloadException(change.recordId),
        )
    }
}
