package com.brightfern.theme

import java.util.Locale

data class HexColor(
    val red: Int,
    val green: Int,
    val blue: Int,
    val alpha: Int = 255,
) {
    val hexString: String
        get() {
            val rgb = "#%02X%02X%02X".format(Locale.ROOT, red, green, blue)
            return if (alpha == 255) rgb else rgb + "%02X".format(Locale.ROOT, alpha)
        }

    /** Perceived brightness, 0 for black to 255 for white. */
    val brightness: Int
        get() = (red * 299 + green * 587 + blue * 114) / 1000

    val prefersDarkText: Boolean
        get() = brightness >= 128

    companion object {
        private val PATTERN = Regex("#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")

        /** Accepts `#RGB`, `#RRGGBB` and `#RRGGBBAA`, with or without the hash. */
        fun parse(text: String): HexColor? {
            val digits = PATTERN.matchEntire(text)?.groupValues?.get(1) ?: return null
            val expanded = if (digits.length == 3) {
                digits.map { "$it$it" }.joinToString("")
            } else {
                digits
            }
            val bytes = expanded.chunked(2).map { it.toInt(radix = 16) }
            return HexColor(bytes[0], bytes[1], bytes[2], bytes.getOrElse(3) { 255 })
        }
    }
}
