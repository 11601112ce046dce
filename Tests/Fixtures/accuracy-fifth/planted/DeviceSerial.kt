package com.pulsegear.devices

enum class DeviceModel(val prefix: String) {
    CHEST_STRAP("HS"),
    FOOT_POD("FP"),
    SCALE("SC"),
    UNKNOWN(""),
}

sealed class SerialException : IllegalArgumentException() {
    class Empty : SerialException()
    class Malformed(val input: String) : SerialException()
}

/** Serial as printed on the box: two letters and six digits. */
@JvmInline
value class DeviceSerial private constructor(val rawValue: String) {

    val model: DeviceModel
        get() = rawValue.take(2).let { prefix ->
            DeviceModel.entries.firstOrNull { it.prefix == prefix } ?: DeviceModel.UNKNOWN
        }

    val advertisedName: String
        get() = "PULSE-${rawValue.takeLast(4)}"

    fun matches(advertisement: String): Boolean = advertisement == advertisedName

    companion object {
        private val PATTERN = Regex("[A-Z]{2}[0-9]{6}")

        fun fromUserInput(userInput: String): DeviceSerial {
            val normalized = userInput.uppercase().filterNot { it == ' ' || it == '-' }
            return when {
                normalized.isEmpty() -> throw SerialException.Empty()
                !PATTERN.matches(normalized) -> throw SerialException.Malformed(normalized)
                else -> DeviceSerial(normalized)
            }
        }

        fun isValid(input: String): Boolean = runCatching { fromUserInput(input) }.isSuccess
    }
}
