package dev.lumen.theming

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

data class RgbColor(val red: Int, val green: Int, val blue: Int) {

    /** Text colour that stays readable on top of this colour. */
    val contrasting: RgbColor
        get() {
            val luma = (299 * red + 587 * green + 114 * blue) / 1000
            return if (luma >= 128) BLACK else WHITE
        }

    companion object {
        val BLACK = RgbColor(0, 0, 0)
        val WHITE = RgbColor(255, 255, 255)

        private val HEX = Regex("#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})")

        fun fromHex(hex: String): RgbColor? = HEX.matchEntire(hex)?.let { match ->
            val (red, green, blue) = match.groupValues.drop(1).map { it.toInt(radix = 16) }
            RgbColor(red, green, blue)
        }
    }
}

@Serializable
data class ThemeTokens(
    val name: String,
    val mode: Mode = Mode.SYSTEM,
    @SerialName("accent_color") val accentHex: String = "#3366FF",
    @SerialName("rounded_corners") val usesRoundedCorners: Boolean = true,
) {
    @Serializable
    enum class Mode {
        @SerialName("system") SYSTEM,
        @SerialName("light") LIGHT,
        @SerialName("dark") DARK,
    }

    val accent: RgbColor get() = RgbColor.fromHex(accentHex) ?: RgbColor.BLACK

    val onAccent: RgbColor get() = accent.contrasting

    fun isDark(systemIsDark: Boolean): Boolean = when (mode) {
        Mode.SYSTEM -> systemIsDark
        Mode.LIGHT -> false
        Mode.DARK -> true
    }

    companion object {
        private val format = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun parse(json: String): ThemeTokens? = try {
            format.decodeFromString<ThemeTokens>(json)
        } catch (e: SerializationException) {
            null
        }
    }
}
