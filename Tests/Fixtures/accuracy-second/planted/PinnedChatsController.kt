package com.lanternchat.inbox.pinned

sealed interface PinResult {
    data object Pinned : PinResult
    data object Unpinned : PinResult
    data class LimitReached(val maximum: Int) : PinResult
}

interface PinnedChatsStorage {
    var pinnedIds: List<String>
}

class PinnedChatsController(private val storage: PinnedChatsStorage) {

    var onChange: ((List<String>) -> Unit)? = null

    fun isPinned(chatId: String): Boolean = chatId in storage.pinnedIds

    fun toggle(chatId: String): PinResult {
        val ids = storage.pinnedIds
        if (chatId in ids) {
            commit(ids - chatId)
            return PinResult.Unpinned
        }
        if (ids.size >= MAX_PINNED) {
            return PinResult.LimitReached(MAX_PINNED)
        }
        commit(listOf(chatId) + ids)
        return PinResult.Pinned
    }

    fun move(source: Int, destination: Int) {
        val ids = storage.pinnedIds.toMutableList()
        if (source !in ids.indices || destination !in ids.indices || source == destination) return
        val id = ids.removeAt(source)
        ids.add(destination, id)
        commit(ids)
    }

    fun arrange(chats: List<ChatSummary>): List<ChatSummary> {
        val pinned = storage.pinnedIds.mapNotNull { id -> chats.find { it.id == id } }
        val others = chats
            .filterNot { isPinned(it.id) }
            .sortedByDescending { it.lastActivity }
        return pinned + others
    }

    private fun commit(ids: List<String>) {
        storage.pinnedIds = ids
        onChange?.invoke(ids)
    }

    companion object {
        const val MAX_PINNED = 3
    }
}
