package com.lanternchat.composer.draft

import com.lanternchat.common.Cancellable
import com.lanternchat.common.Scheduler
import kotlin.time.Duration.Companion.milliseconds

data class Draft(
    val conversationId: String,
    val text: String,
    val replyToId: String?,
) {
    val isBlank: Boolean get() = text.isBlank()
}

interface DraftRepository {
    fun load(conversationId: String): Draft?
    fun save(draft: Draft)
    fun delete(conversationId: String)
}

class DraftAutosaver(
    private val conversationId: String,
    private val repository: DraftRepository,
    private val scheduler: Scheduler,
) {
    private var pendingSave: Cancellable? = null
    private var lastSaved: Draft? = null
    private var latest: Draft? = null

    fun restore(): Draft? =
        repository.load(conversationId).also {
            lastSaved = it
            latest = it
        }

    fun textDidChange(text: String, replyToId: String?) {
        latest = Draft(conversationId, text, replyToId)
        pendingSave?.cancel()
        pendingSave = scheduler.schedule(DEBOUNCE) { persist() }
    }

    fun flush() {
        val pending = pendingSave ?: return
        pending.cancel()
        persist()
    }

    fun messageSent() {
        pendingSave?.cancel()
        pendingSave = null
        latest = null
        lastSaved = null
        repository.delete(conversationId)
    }

    private fun persist() {
        pendingSave = null
        val draft = latest ?: return
        if (draft == lastSaved) return
        if (draft.isBlank && draft.replyToId == null) {
            repository.delete(conversationId)
            lastSaved = null
        } else {
            repository.save(draft)
            lastSaved = draft
        }
    }

    companion object {
        val DEBOUNCE = 800.milliseconds
    }
}
