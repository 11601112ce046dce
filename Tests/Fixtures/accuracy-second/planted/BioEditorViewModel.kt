package com.lanternchat.profile.edit

class BioEditorViewModel(bio: String?) {

    sealed interface SaveState {
        data object Unchanged : SaveState
        data class TooLong(val by: Int) : SaveState
        data object Ready : SaveState
    }

    private val original: String = bio.orEmpty()

    var text: String = original
        private set

    var onChange: (() -> Unit)? = null

    val remaining: Int
        get() = LIMIT - text.length

    val counterText: String get() = "$remaining"

    val isCounterHighlighted: Boolean get() = remaining < WARNING_THRESHOLD

    val saveState: SaveState
        get() = when {
            remaining < 0 -> SaveState.TooLong(-remaining)
            normalized == original -> SaveState.Unchanged
            else -> SaveState.Ready
        }

    val canSave: Boolean get() = saveState == SaveState.Ready

    fun edit(newText: String) {
        if (newText == text) return
        text = newText
        onChange?.invoke()
    }

    fun clear() {
        edit("")
    }

    fun payload(): Map<String, String> = mapOf("bio" to normalized)

    private val normalized: String get() = text.trim()

    companion object {
        const val LIMIT = 150
        const val WARNING_THRESHOLD = 20
    }
}
