package de.vereinsapp.signup

import kotlin.properties.Delegates

class RegistrationForm {

    enum class FieldError {
        USERNAME_TOO_SHORT,
        USERNAME_TOO_LONG,
        EMAIL_INVALID,
        PASSWORD_TOO_SHORT,
        PASSWORD_NEEDS_DIGIT,
    }

    fun interface Listener {
        fun onUpdate(form: RegistrationForm, errors: List<FieldError>)
    }

    var listener: Listener? = null

    var errors: List<FieldError> = emptyList()
        private set

    var username: String by Delegates.observable("") { _, _, _ -> revalidate() }
    var email: String by Delegates.observable("") { _, _, _ -> revalidate() }
    var password: String by Delegates.observable("") { _, _, _ -> revalidate() }

    val isValid: Boolean get() = validate().isEmpty()

    private fun revalidate() {
        errors = validate()
        listener?.onUpdate(this, errors)
    }

    private fun validate(): List<FieldError> =
        listOfNotNull(usernameError(), emailError(), passwordError())

    private fun usernameError(): FieldError? {
        val name = username.trim()
        val length = name.codePointCount(0, name.length)
        return when {
            length < 3 -> FieldError.USERNAME_TOO_SHORT
            length > 20 -> FieldError.USERNAME_TOO_LONG
            else -> null
        }
    }

    private fun emailError(): FieldError? =
        FieldError.EMAIL_INVALID.takeUnless { EMAIL.matches(email) }

    private fun passwordError(): FieldError? = when {
        password.length < 10 -> FieldError.PASSWORD_TOO_SHORT
        password.none { it in '0'..'9' } -> FieldError.PASSWORD_NEEDS_DIGIT
        else -> null
    }

    private companion object {
        val EMAIL = Regex("""[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}""")
    }
}
