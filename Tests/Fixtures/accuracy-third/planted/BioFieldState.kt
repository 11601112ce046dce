package com.hearth.profile.edit

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

/** State of the "About me" field in the profile editor. */
class BioFieldState(original: String?) {

    sealed class Hint {
        data object None : Hint()
        data class Remaining(val characters: Int) : Hint()
        data class TooLong(val by: Int) : Hint()
    }

    private val original = original.orEmpty()
    private val _text = MutableStateFlow(this.original)
    val text: StateFlow<String> = _text.asStateFlow()

    val length: Int
        get() = text.value.length

    val hint: Hint
        get() {
            val remaining = LIMIT - length
            return when {
                remaining < 0 -> Hint.TooLong(by = -remaining)
                remaining < WARN_BELOW -> Hint.Remaining(remaining)
                else -> Hint.None
            }
        }

    val counter: String
        get() = "$length/$LIMIT"

    val hasChanges: Boolean
        get() = text.value != original

    val canSave: Boolean
        get() = hasChanges && length <= LIMIT

    fun edit(newText: String) {
        _text.value = newText.replace('\n', ' ')
    }

    fun revert() {
        _text.value = original
    }

    companion object {
        const val LIMIT = 160
        private const val WARN_BELOW = 20
    }
}
