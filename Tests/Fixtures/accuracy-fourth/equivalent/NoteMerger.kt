package org.inkwell.sync

data class Note(
    val id: String,
    val body: String,
    val modifiedAt: Long,
    val isDeleted: Boolean,
)

data class MergeResult(val notes: List<Note>, val uploads: List<Note>)

/** Last writer wins; the server wins ties. */
object NoteMerger {

    fun merge(local: List<Note>, remote: List<Note>): MergeResult {
        val remoteById = remote.associateBy(Note::id)
        val localIds = local.map(Note::id).toSet()

        val kept = local.mapNotNull { mine ->
            val theirs = remoteById[mine.id]
            val winner = if (theirs == null || mine.modifiedAt > theirs.modifiedAt) mine else theirs
            winner.takeUnless(Note::isDeleted)
        }
        val added = remote.filterNot { it.isDeleted || it.id in localIds }

        val uploads = local.filter { mine ->
            when (val theirs = remoteById[mine.id]) {
                // Created and deleted while offline: nobody has to know.
                null -> !mine.isDeleted
                else -> mine.modifiedAt > theirs.modifiedAt
            }
        }

        return MergeResult(notes = kept + added, uploads = uploads)
    }
}
