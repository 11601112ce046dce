package com.acme.social.compose

data class ComposerState(
    val remaining: Int,
    val canSend: Boolean,
    val warning: String?,
)

class StatusComposer {

    var text = ""
        private set

    var isSending = false
        private set

    var onState: ((ComposerState) -> Unit)? = null

    fun textChanged(newText: String) {
        text = newText
        publish()
    }

    fun sendStarted() {
        isSending = true
        publish()
    }

    fun sendFinished(success: Boolean) {
        isSending = false
        if (success) text = ""
        publish()
    }

    val state: ComposerState
        get() {
            val remaining = LIMIT - text.length
            return ComposerState(
                remaining = remaining,
                canSend = !isSending && text.isNotEmpty() && remaining >= 0,
                warning = when {
                    remaining < 0 -> "${-remaining} characters too many"
                    remaining <= 20 -> "$remaining characters left"
                    else -> null
                },
            )
        }

    private fun publish() {
        onState?.invoke(state)
    }

    companion object {
        const val LIMIT = 280
    }
}
