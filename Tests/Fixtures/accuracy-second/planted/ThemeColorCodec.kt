package com.northpine.theme

data class ThemeColor(val red: Int, val green: Int, val blue: Int, val alpha: Int) {
    companion object {
        val CLEAR = ThemeColor(0, 0, 0, 0)
    }
}

class ThemeColorCodec {

    /** Parses the server format: `#RRGGBB` or `#RRGGBBAA`. */
    fun decode(text: String): ThemeColor? {
        if (!text.startsWith("#")) return null
        val digits = text.drop(1)
        if (!digits.all(::isHexDigit)) return null
        return when (digits.length) {
            6 -> {
                val value = digits.toLong(16)
                ThemeColor(
                    red = channel(value, 16),
                    green = channel(value, 8),
                    blue = channel(value, 0),
                    alpha = 255,
                )
            }
            8 -> {
                val value = digits.toLong(16)
                ThemeColor(
                    alpha = channel(value, 24),
                    red = channel(value, 16),
                    green = channel(value, 8),
                    blue = channel(value, 0),
                )
            }
            else -> null
        }
    }

    fun palette(entries: Map<String, String>): Map<String, ThemeColor> =
        buildMap {
            for ((name, text) in entries) {
                decode(text)?.let { put(name, it) }
            }
        }

    fun blend(top: ThemeColor, bottom: ThemeColor): ThemeColor {
        fun mix(a: Int, b: Int): Int = (a * top.alpha + b * (255 - top.alpha)) / 255
        return ThemeColor(
            red = mix(top.red, bottom.red),
            green = mix(top.green, bottom.green),
            blue = mix(top.blue, bottom.blue),
            alpha = 255,
        )
    }

    private fun channel(value: Long, shift: Int): Int = (value shr shift and 0xFF).toInt()

    private fun isHexDigit(char: Char): Boolean =
        char in '0'..'9' || char in 'A'..'F' || char in 'a'..'f'
}
