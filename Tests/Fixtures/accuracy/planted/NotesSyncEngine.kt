package com.acme.notes.sync

sealed class NoteChange {
    abstract val noteId: String

    data class Upsert(override val noteId: String, val text: String) : NoteChange()
    data class Delete(override val noteId: String) : NoteChange()
}

class ChangePage(
    val changes: List<NoteChange>,
    val cursor: String,
    val hasMore: Boolean,
)

interface NotesRemote {
    suspend fun changesAfter(cursor: String?): ChangePage
}

interface NotesLocal {
    var cursor: String?
    fun upsert(id: String, text: String)
    fun delete(id: String)
}

class NotesSyncEngine(
    private val remote: NotesRemote,
    private val local: NotesLocal,
) {

    /** Returns how many changes were applied. */
    suspend fun sync(): Int {
        var applied = 0
        do {
            val page = remote.changesAfter(local.cursor)
            local.cursor = page.cursor
            page.changes.forEach { change ->
                apply(change)
                applied++
            }
        } while (page.hasMore)
        return applied
    }

    private fun apply(change: NoteChange) {
        when (change) {
            is NoteChange.Upsert -> local.upsert(change.noteId, change.text)
            is NoteChange.Delete -> local.delete(change.noteId)
        }
    }
}
