package io.pebble.account.signup

data class SignUpForm(
    val email: String = "",
    val password: String = "",
    val age: Int? = null,
    val acceptsTerms: Boolean = false,
)

enum class SignUpField { EMAIL, PASSWORD, AGE, TERMS }

sealed class FieldError {
    object Required : FieldError()
    object Malformed : FieldError()
    data class TooShort(val minimum: Int) : FieldError()
    data class OutOfRange(val range: IntRange) : FieldError()
}

class SignUpFormValidator(
    private val minimumPasswordLength: Int = 8,
    private val allowedAges: IntRange = 13..120,
) {
    fun validate(form: SignUpForm): Map<SignUpField, FieldError> = buildMap {
        emailError(form.email)?.let { put(SignUpField.EMAIL, it) }
        passwordError(form.password)?.let { put(SignUpField.PASSWORD, it) }
        ageError(form.age)?.let { put(SignUpField.AGE, it) }
        if (!form.acceptsTerms) put(SignUpField.TERMS, FieldError.Required)
    }

    fun isValid(form: SignUpForm): Boolean = validate(form).isEmpty()

    /** The topmost field to focus after a failed submit. */
    fun firstInvalidField(form: SignUpForm): SignUpField? {
        val errors = validate(form)
        return SignUpField.values().firstOrNull { it in errors }
    }

    private fun emailError(email: String): FieldError? {
        val trimmed = email.trim(' ')
        return when {
            trimmed.isEmpty() -> FieldError.Required
            !EMAIL.matches(trimmed) -> FieldError.Malformed
            else -> null
        }
    }

    private fun passwordError(password: String): FieldError? = when {
        password.isEmpty() -> FieldError.Required
        password.codePointCount(0, password.length) < minimumPasswordLength ->
            FieldError.TooShort(minimumPasswordLength)
        else -> null
    }

    private fun ageError(age: Int?): FieldError? = when (age) {
        null -> FieldError.Required
        in allowedAges -> null
        else -> FieldError.OutOfRange(allowedAges)
    }

    private companion object {
        val EMAIL = Regex("""[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+""")
    }
}
