package com.parley.composer

import androidx.lifecycle.ViewModel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

class MessageComposer(private val send: suspend (String) -> Unit) : ViewModel() {

    private val _text = MutableStateFlow("")
    val text: StateFlow<String> = _text.asStateFlow()

    private val _isSending = MutableStateFlow(false)
    val isSending: StateFlow<Boolean> = _isSending.asStateFlow()

    val remaining: Int get() = MAX_LENGTH - text.value.length

    /** Only shown shortly before the limit. */
    val counterText: String?
        get() = when (val left = remaining) {
            in WARN_BELOW..MAX_LENGTH -> null
            in 0 until WARN_BELOW -> "$left left"
            else -> "${-left} too many"
        }

    val canSend: Boolean
        get() = !isSending.value && text.value.isNotEmpty() && remaining >= 0

    /** The field is locked while a message is on its way. */
    fun textChanged(newText: String) {
        if (!isSending.value) _text.value = newText
    }

    /** The text stays in the field when sending did not work. */
    suspend fun submit(): Boolean {
        if (!canSend) return false
        _isSending.value = true
        return try {
            send(text.value)
            _text.value = ""
            true
        } catch (e: Exception) {
            false
        } finally {
            _isSending.value = false
        }
    }

    companion object {
        const val MAX_LENGTH = 500
        private const val WARN_BELOW = 50
    }
}
