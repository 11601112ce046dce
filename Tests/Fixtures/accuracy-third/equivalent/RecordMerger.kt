package org.heron.sync

data class Record(
    val id: Long,
    val title: String,
    val updatedAt: Long,
    val isDeleted: Boolean = false,
    val isDirty: Boolean = false,
)

data class MergeResult(
    val toStore: List<Record>,
    val toDelete: List<Long>,
    val toPush: List<Record>,
)

/** Brings the local table and a full listing of the server together; the newer side wins, on a tie the server. */
object RecordMerger {

    fun merge(local: List<Record>, remote: List<Record>): MergeResult {
        val localById = local.associateBy(Record::id)
        val remoteById = remote.associateBy(Record::id)

        val toStore = mutableListOf<Record>()
        val toDelete = mutableListOf<Long>()
        val toPush = mutableListOf<Record>()

        for (id in (localById.keys + remoteById.keys).sorted()) {
            val mine = localById[id]
            val theirs = remoteById[id]
            when {
                mine != null && mine.winsOver(theirs) -> toPush += mine
                theirs == null -> toDelete += id
                theirs.isDeleted -> if (mine != null) toDelete += id
                theirs != mine -> toStore += theirs
            }
        }
        return MergeResult(toStore, toDelete, toPush)
    }

    private fun Record.winsOver(theirs: Record?): Boolean = when {
        !isDirty -> false
        theirs == null -> !isDeleted
        else -> updatedAt > theirs.updatedAt
    }
}
