package com.sidebar.threads

data class Reply(val id: String, val authorId: String, val text: String)

data class ThreadState(
    val replies: MutableList<Reply> = mutableListOf(),
    var unreadCount: Int = 0,
    var isFollowed: Boolean = false,
)

/** Optimistic thread state; [rollback] undoes the last local change. */
class ThreadStore(private val currentUserId: String) {

    private var state = ThreadState()
    private val history = ArrayDeque<ThreadState>()

    val replyTexts: List<String> get() = state.replies.map { it.text }
    val unreadCount: Int get() = state.unreadCount
    val isFollowed: Boolean get() = state.isFollowed

    fun post(reply: Reply) {
        checkpoint()
        with(state) {
            replies.add(reply)
            if (reply.authorId == currentUserId) {
                isFollowed = true
                unreadCount = 0
            } else {
                unreadCount++
            }
        }
    }

    fun toggleFollow() {
        checkpoint()
        state.isFollowed = !state.isFollowed
    }

    fun rollback(): Boolean {
        state = history.removeLastOrNull() ?: return false
        return true
    }

    fun commit() {
        history.clear()
    }

    private fun checkpoint() {
        history.addLast(state.copy())
    }
}
