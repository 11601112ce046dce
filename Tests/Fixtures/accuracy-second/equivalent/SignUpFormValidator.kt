package com.harborline.account.signup

enum class SignUpField { NAME, EMAIL, PASSWORD, PASSWORD_CONFIRMATION }

sealed class FieldError(val messageKey: String) {
    object Required : FieldError("form.error.required")
    data class TooShort(val minimum: Int) : FieldError("form.error.too_short")
    object Malformed : FieldError("form.error.malformed")
    object Mismatch : FieldError("form.error.mismatch")
}

data class SignUpForm(
    val name: String = "",
    val email: String = "",
    val password: String = "",
    val passwordConfirmation: String = "",
    val acceptsTerms: Boolean = false,
)

class SignUpFormValidator(val minimumPasswordLength: Int = 8) {

    fun validate(form: SignUpForm): Map<SignUpField, FieldError> = buildMap {
        validateName(form.name)?.let { put(SignUpField.NAME, it) }
        validateEmail(form.email)?.let { put(SignUpField.EMAIL, it) }
        validatePassword(form.password)?.let { put(SignUpField.PASSWORD, it) }
        if (form.passwordConfirmation != form.password) {
            put(SignUpField.PASSWORD_CONFIRMATION, FieldError.Mismatch)
        }
    }

    fun firstInvalidField(form: SignUpForm): SignUpField? {
        val errors = validate(form)
        return SignUpField.entries.firstOrNull { it in errors }
    }

    fun canSubmit(form: SignUpForm): Boolean = form.acceptsTerms && validate(form).isEmpty()

    fun validateName(name: String): FieldError? =
        if (name.isBlank()) FieldError.Required else null

    fun validateEmail(email: String): FieldError? {
        val trimmed = email.trim()
        if (trimmed.isEmpty()) return FieldError.Required
        return if (EMAIL_PATTERN.matches(trimmed)) null else FieldError.Malformed
    }

    fun validatePassword(password: String): FieldError? = when {
        password.isEmpty() -> FieldError.Required
        password.codePointCount(0, password.length) < minimumPasswordLength ->
            FieldError.TooShort(minimumPasswordLength)
        else -> null
    }

    private companion object {
        val EMAIL_PATTERN = Regex("[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    }
}
