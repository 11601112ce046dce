package support.contact

enum class ContactFormError { NAME_MISSING, EMAIL_INVALID, SUBJECT_MISSING, MESSAGE_TOO_SHORT }

data class ContactForm(
    val name: String = "",
    val email: String = "",
    val topic: Topic = Topic.OTHER,
    val subject: String = "",
    val message: String = "",
) {

    enum class Topic { BILLING, BUG, OTHER }

    val isComplete: Boolean
        get() = validate().isEmpty()

    /** Everything that has to be corrected, in the order of the fields. */
    fun validate(): List<ContactFormError> = listOfNotNull(
        ContactFormError.NAME_MISSING.takeIf { name.trimmed().isEmpty() },
        ContactFormError.EMAIL_INVALID.takeUnless { hasValidEmail() },
        ContactFormError.SUBJECT_MISSING.takeIf { topic == Topic.OTHER && subject.trimmed().isEmpty() },
        ContactFormError.MESSAGE_TOO_SHORT.takeIf { message.trimmed().length < MINIMUM_MESSAGE_LENGTH },
    )

    private fun hasValidEmail(): Boolean = EMAIL.matches(email.trimmed())

    private fun String.trimmed() = trim(' ', '\t', '\r', '\n')

    private companion object {
        const val MINIMUM_MESSAGE_LENGTH = 20
        val EMAIL = Regex("""[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+""")
    }
}
