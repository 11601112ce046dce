package com.notewell.sync

import java.time.Instant

data class SyncRecord(
    val id: String,
    val fields: Map<String, String>,
    val modifiedAt: Instant,
    val isDeleted: Boolean = false,
)

sealed interface MergeResult {
    data object Unchanged : MergeResult
    data class TakeRemote(val record: SyncRecord) : MergeResult
    data class PushLocal(val record: SyncRecord) : MergeResult
    data class Merged(val record: SyncRecord, val conflicts: List<String>) : MergeResult
}

/**
 * Merges two versions of a record that grew out of a common base.
 *
 * [setFields] hold comma separated sets; changes to them from both sides are united.
 */
class SyncConflictResolver(private val setFields: Set<String> = setOf("tags")) {

    fun resolve(base: SyncRecord?, local: SyncRecord, remote: SyncRecord): MergeResult {
        val localChanged = local.differsFrom(base)
        val remoteChanged = remote.differsFrom(base)

        return when {
            !localChanged && !remoteChanged -> MergeResult.Unchanged
            !localChanged -> MergeResult.TakeRemote(remote)
            !remoteChanged -> MergeResult.PushLocal(local)
            // From here on both have changed. Deleting loses against editing.
            local.isDeleted -> MergeResult.TakeRemote(remote)
            remote.isDeleted -> MergeResult.PushLocal(local)
            else -> merge(base?.fields.orEmpty(), local, remote)
        }
    }

    private fun merge(base: Map<String, String>, local: SyncRecord, remote: SyncRecord): MergeResult {
        val winner = if (local.modifiedAt > remote.modifiedAt) local else remote
        val conflicts = mutableListOf<String>()

        val fields = buildMap {
            for (name in (base.keys + local.fields.keys + remote.fields.keys).sorted()) {
                val old = base[name]
                val mine = local.fields[name]
                val theirs = remote.fields[name]
                val value = when {
                    mine == theirs -> mine
                    mine == old -> theirs
                    theirs == old -> mine
                    name in setFields && mine != null && theirs != null -> union(mine, theirs)
                    else -> {
                        conflicts += name
                        winner.fields[name]
                    }
                }
                if (value != null) put(name, value)
            }
        }

        val record = SyncRecord(
            id = local.id,
            fields = fields,
            modifiedAt = maxOf(local.modifiedAt, remote.modifiedAt),
        )
        return MergeResult.Merged(record, conflicts)
    }

    private fun SyncRecord.differsFrom(base: SyncRecord?): Boolean =
        base == null || fields != base.fields || isDeleted != base.isDeleted

    private fun union(a: String, b: String): String = sequenceOf(a, b)
        .flatMap { it.splitToSequence(',') }
        .map { it.trim() }
        .filter { it.isNotEmpty() }
        .distinct()
        .sorted()
        .joinToString(",")
}
