package com.lanternchat.composer.typing

import com.lanternchat.common.Cancellable
import com.lanternchat.common.Scheduler
import kotlin.time.Duration.Companion.seconds

interface TypingTransport {
    fun sendTyping(conversationId: String, isTyping: Boolean)
}

class TypingNotifier(
    private val conversationId: String,
    private val transport: TypingTransport,
    private val scheduler: Scheduler,
) {
    var isTyping: Boolean = false
        private set

    private var idleTimer: Cancellable? = null

    fun textChanged(text: String) {
        if (text.isEmpty()) {
            stop()
            return
        }
        if (!isTyping) {
            isTyping = true
            transport.sendTyping(conversationId, isTyping = true)
        }
        idleTimer = scheduler.schedule(IDLE_TIMEOUT) { stop() }
    }

    fun messageSent() {
        stop()
    }

    fun screenClosed() {
        stop()
    }

    private fun stop() {
        idleTimer?.cancel()
        idleTimer = null
        if (!isTyping) return
        isTyping = false
        transport.sendTyping(conversationId, isTyping = false)
    }

    companion object {
        val IDLE_TIMEOUT = 4.seconds
    }
}
