sealed interface Value {
    data class Text(val text: String) : Value
    data class Instant(val instant: kotlin.time.Instant) : Value

    fun asInstant(): kotlin.time.Instant? = if (this is Instant) instant else null
}
