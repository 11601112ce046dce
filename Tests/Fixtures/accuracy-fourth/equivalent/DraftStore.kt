package chat.drafts

import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

data class Draft(val conversationId: Long, val text: String, val updatedAt: Long)

interface DraftPersistence {
    suspend fun write(draft: Draft)
    suspend fun delete(conversationId: Long)
}

/** Keeps unsent messages. The memory copy is always updated, even if the disk fails. */
class DraftStore(
    private val persistence: DraftPersistence,
    private val now: () -> Long,
) {

    private val mutex = Mutex()
    private val drafts = HashMap<Long, Draft>()

    suspend fun draftFor(conversationId: Long): Draft? = mutex.withLock { drafts[conversationId] }

    /** Saves the text as typed; blank text discards the draft. */
    suspend fun save(text: String, conversationId: Long) {
        if (text.all { it in PADDING }) {
            discard(conversationId)
            return
        }
        val draft = mutex.withLock {
            if (drafts[conversationId]?.text == text) return
            Draft(conversationId, text, now()).also { drafts[conversationId] = it }
        }
        persistence.write(draft)
    }

    suspend fun discard(conversationId: Long) {
        mutex.withLock { drafts.remove(conversationId) } ?: return
        persistence.delete(conversationId)
    }

    /** Most recently edited first. */
    suspend fun recent(): List<Draft> = mutex.withLock {
        drafts.values.sortedWith(compareByDescending<Draft> { it.updatedAt }.thenBy { it.conversationId })
    }

    private companion object {
        const val PADDING = " \t\r\n"
    }
}
