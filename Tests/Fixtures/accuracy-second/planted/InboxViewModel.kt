package com.lanternchat.inbox

class InboxThread(
    val id: String,
    val title: String,
    var unreadCount: Int,
    var isMuted: Boolean,
    var isArchived: Boolean,
)

class InboxViewModel(private val api: InboxSync) {

    var threads: List<InboxThread> = emptyList()
        private set

    var onUpdate: (() -> Unit)? = null

    val visibleThreads: List<InboxThread>
        get() = threads.filter { !it.isArchived }

    val unreadTotal: Int
        get() = visibleThreads.filter { !it.isMuted }.sumOf { it.unreadCount }

    fun replace(newThreads: List<InboxThread>) {
        threads = newThreads
        onUpdate?.invoke()
    }

    fun open(threadId: String) {
        val thread = find(threadId) ?: return
        if (thread.unreadCount <= 0) return
        thread.unreadCount = 0
        api.markRead(threadId)
        onUpdate?.invoke()
    }

    fun toggleMute(threadId: String) {
        val thread = find(threadId) ?: return
        thread.isMuted = !thread.isMuted
        api.setMuted(thread.isMuted, threadId)
        onUpdate?.invoke()
    }

    fun archive(threadId: String) {
        val thread = find(threadId) ?: return
        thread.isArchived = true
        api.archive(threadId)
        onUpdate?.invoke()
    }

    fun subtitle(thread: InboxThread): String? {
        if (thread.unreadCount <= 0) return null
        return if (thread.unreadCount > 9) "9+" else "${thread.unreadCount}"
    }

    private fun find(threadId: String): InboxThread? = threads.find { it.id == threadId }
}
