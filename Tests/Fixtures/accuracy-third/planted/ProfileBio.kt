package club.kindred.profile

sealed class BioProblem(val message: String) {
    data class TooLong(val by: Int) : BioProblem("Please remove $by characters")
    data object ContainsLink : BioProblem("Links are not allowed here")
    data object TooManyLines : BioProblem("No more than ${ProfileBio.MAX_LINES} lines")
}

class ProfileBio(raw: String) {

    val text: String = raw.trim()

    val problem: BioProblem?
        get() = when {
            length > MAX_LENGTH -> BioProblem.TooLong(by = length - MAX_LENGTH)
            LINK_MARKERS.any { it in text.lowercase() } -> BioProblem.ContainsLink
            text.count { it == '\n' } >= MAX_LINES -> BioProblem.TooManyLines
            else -> null
        }

    val canSave: Boolean get() = problem == null

    /** Shown below the text field. */
    val counter: String get() = "$length/$MAX_LENGTH"

    val placeholder: String?
        get() = "Tell others about yourself".takeIf { text.isEmpty() }

    private val length: Int get() = text.length

    override fun equals(other: Any?): Boolean = other is ProfileBio && other.text == text

    override fun hashCode(): Int = text.hashCode()

    companion object {
        const val MAX_LENGTH = 160
        const val MAX_LINES = 5
        private val LINK_MARKERS = listOf("http://", "https://", "www.")
    }
}
