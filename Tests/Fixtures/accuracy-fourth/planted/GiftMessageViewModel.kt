package com.bloomery.gift

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.lifecycle.ViewModel

class GiftMessageViewModel : ViewModel() {

    sealed interface Validation {
        data object Ok : Validation
        data object MissingSender : Validation
        data object EmptyMessage : Validation
        data class TooLong(val by: Int) : Validation
    }

    var message by mutableStateOf("")
    var sender by mutableStateOf("")
    var isAnonymous by mutableStateOf(false)

    private val trimmedMessage get() = message.trim()
    private val trimmedSender get() = sender.trim()

    val remaining: Int get() = MAX_LENGTH - trimmedMessage.length

    val counterText: String
        get() = if (remaining >= 0) "$remaining left" else "${-remaining} too many"

    val validation: Validation
        get() = when {
            trimmedMessage.isEmpty() -> Validation.EmptyMessage
            remaining < 0 -> Validation.TooLong(by = -remaining)
            !isAnonymous && trimmedSender.isEmpty() -> Validation.MissingSender
            else -> Validation.Ok
        }

    /** Text printed on the card, or null while the input is invalid. */
    val cardText: String?
        get() = when {
            validation != Validation.Ok -> null
            isAnonymous -> trimmedMessage
            else -> "$trimmedMessage\n– $trimmedSender"
        }

    fun clear() {
        message = ""
        sender = ""
        isAnonymous = false
    }

    companion object {
        const val MAX_LENGTH = 160
    }
}
