package nl.kluis.auth.otp

@ConsistentCopyVisibility
data class OtpInputState private constructor(val length: Int, val code: String) {

    constructor(length: Int = 6) : this(length, "")

    init {
        require(length > 0) { "An OTP needs at least one digit" }
    }

    val digits: List<Char> get() = code.toList()

    val isComplete: Boolean get() = code.length == length

    /** Index of the box that shows the cursor, null once all boxes are filled. */
    val focusedIndex: Int? get() = code.length.takeUnless { isComplete }

    val slots: List<Char?> get() = List(length) { code.getOrNull(it) }

    val masked: String get() = "•".repeat(code.length).padEnd(length, '_')

    fun typing(text: String): OtpInputState = copy(code = (code + text.asciiDigits()).take(length))

    /** A pasted code replaces what was typed, unless it holds no digit at all. */
    fun pasting(text: String): OtpInputState =
        text.asciiDigits()
            .takeIf { it.isNotEmpty() }
            ?.let { copy(code = it.take(length)) }
            ?: this

    fun deleting(): OtpInputState = copy(code = code.dropLast(1))

    fun cleared(): OtpInputState = OtpInputState(length)

    private fun String.asciiDigits() = filter { it in '0'..'9' }
}
