package chat.harbor.conversations

import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

interface ConversationApi {
    suspend fun leave(conversationId: String)
    suspend fun mute(conversationId: String, muted: Boolean)
}

data class Conversation(
    val id: String,
    val title: String,
    val isMuted: Boolean = false,
)

class ConversationNotFoundException(val id: String) : Exception("No conversation $id")

class ConversationStore(
    private val api: ConversationApi,
    private var conversations: List<Conversation> = emptyList(),
) {
    private val mutex = Mutex()
    private val drafts = mutableMapOf<String, String>()

    suspend fun all(): List<Conversation> = mutex.withLock { conversations }

    suspend fun draft(id: String): String? = mutex.withLock { drafts[id] }

    suspend fun saveDraft(text: String, id: String) {
        mutex.withLock {
            if (text.isEmpty()) drafts.remove(id) else drafts.put(id, text)
        }
    }

    suspend fun join(conversation: Conversation) {
        mutex.withLock {
            if (conversations.any { it.id == conversation.id }) return
            conversations = listOf(conversation) + conversations
        }
    }

    suspend fun setMuted(muted: Boolean, id: String) {
        requireKnown(id)
        api.mute(id, muted)
        mutex.withLock {
            conversations = conversations.map { if (it.id == id) it.copy(isMuted = muted) else it }
        }
    }

    suspend fun leave(id: String) {
        requireKnown(id)
        api.leave(id)
        mutex.withLock {
            conversations = conversations.filterNot { it.id == id }
            drafts.remove(id)
        }
    }

    private suspend fun requireKnown(id: String) {
        if (all().none { it.id == id }) throw ConversationNotFoundException(id)
    }
}
