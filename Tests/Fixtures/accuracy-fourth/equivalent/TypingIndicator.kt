package chat.presence

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

/** Who is typing in the open conversation. Call it on the main thread only. */
class TypingIndicator(private val timeout: Long = 6_000) {

    private data class Typist(val name: String, val expiresAt: Long)

    // Keeps the order in which people started to type; an update does not move an entry.
    private val typists = linkedMapOf<Long, Typist>()
    private val _label = MutableStateFlow("")

    val label: StateFlow<String> = _label.asStateFlow()

    fun onTyping(userId: Long, name: String, now: Long) {
        typists[userId] = Typist(name, now + timeout)
        refresh(now)
    }

    fun onSent(userId: Long, now: Long) {
        typists.remove(userId)
        refresh(now)
    }

    fun tick(now: Long) = refresh(now)

    private fun refresh(now: Long) {
        typists.values.removeAll { it.expiresAt <= now }
        _label.value = describe(typists.values.map { it.name })
    }

    private fun describe(names: List<String>): String = when (names.size) {
        0 -> ""
        1 -> "${names.single()} is typing…"
        2 -> names.joinToString(separator = " and ", postfix = " are typing…")
        else -> "${names.first()} and ${names.size - 1} others are typing…"
    }
}
