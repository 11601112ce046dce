import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow

class PinService {
    private val _fault = MutableStateFlow<String?>(null)

    val faultAsFlow: Flow<String?> get() = _fault

    val noteFlow: Flow<String?> get() = _fault
    //~ ^^^^^^^^ missing-member

    fun getMessageBody(strings: Strings): String = table.body

    fun getMessageTail(length: Int): String = table.tail
}

enum class Release(val rawValue: String?) {
    Sdk("d SDK"),
    Release("r"),
    Special(null);

    companion object {
        fun from(type: String): Release {
            val trimmed = type.trim()
            if (trimmed.isEmpty()) return Release
            return values().firstOrNull { it.rawValue == type } ?: Special
        }
    }
}
