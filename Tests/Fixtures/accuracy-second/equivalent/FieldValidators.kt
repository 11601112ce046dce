package com.meadow.forms

interface FieldValidator {
    val errorMessage: String
    val isOptional: Boolean get() = false
    fun isValid(value: String): Boolean
}

fun FieldValidator.validate(value: String?): String? {
    val text = value.orEmpty().trim()
    return when {
        text.isEmpty() -> if (isOptional) null else "Required"
        isValid(text) -> null
        else -> errorMessage
    }
}

class EmailValidator : FieldValidator {
    override val errorMessage = "Invalid email"

    override fun isValid(value: String): Boolean = EMAIL.matches(value)

    private companion object {
        val EMAIL = Regex("""[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+""")
    }
}

class LengthValidator(
    private val range: IntRange,
    override val isOptional: Boolean = false,
) : FieldValidator {
    override val errorMessage: String
        get() = "Must be ${range.first} to ${range.last} characters"

    override fun isValid(value: String): Boolean = value.codePointCount(0, value.length) in range
}

class VatNumberValidator : FieldValidator {
    override val errorMessage = "Invalid VAT number"
    override val isOptional = true

    override fun isValid(value: String): Boolean =
        VAT.matches(value.replace(" ", "").uppercase())

    private companion object {
        val VAT = Regex("[A-Z]{2}[0-9A-Z]{8,12}")
    }
}

class FormValidator {
    private val fields = mutableListOf<Pair<String, FieldValidator>>()

    fun register(name: String, validator: FieldValidator) {
        fields += name to validator
    }

    fun errors(values: Map<String, String>): Map<String, String> {
        val result = mutableMapOf<String, String>()
        for ((name, validator) in fields) {
            if (name in result) continue
            validator.validate(values[name])?.let { result[name] = it }
        }
        return result
    }
}
