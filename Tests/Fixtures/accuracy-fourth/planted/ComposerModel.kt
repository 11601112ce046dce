package social.status.compose

import kotlin.properties.Delegates

/** Backs the status composer: counter, send button, change callback. */
class ComposerModel(val limit: Int = 280) {

    var onCounterChange: ((String?) -> Unit)? = null

    var text: String by Delegates.observable("") { _, _, _ ->
        onCounterChange?.invoke(counter)
    }

    val remaining: Int
        get() = limit - text.length

    /** Shown only when the end is near. */
    val counter: String?
        get() = remaining.let { left ->
            when {
                left < 0 -> "${-left} too many"
                left <= 20 -> "$left left"
                else -> null
            }
        }

    val canSend: Boolean
        get() = remaining >= 0 && trimmed().isNotEmpty()

    /** Hands out the text to send and empties the field. */
    fun takeText(): String? {
        if (!canSend) return null
        return trimmed().also { text = "" }
    }

    private fun trimmed() = text.trim(' ', '\t', '\r', '\n')
}
