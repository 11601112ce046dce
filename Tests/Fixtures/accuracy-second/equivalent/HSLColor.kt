package com.northpine.ui.color

data class RGBColor(val red: Int, val green: Int, val blue: Int, val alpha: Int = 255) {

    val hsl: HSLColor
        get() {
            val r = red / 255.0
            val g = green / 255.0
            val b = blue / 255.0
            val maximum = maxOf(r, g, b)
            val minimum = minOf(r, g, b)
            val delta = maximum - minimum
            val lightness = (maximum + minimum) / 2
            if (delta <= 0) return HSLColor(0.0, 0.0, lightness)
            val saturation =
                if (lightness > 0.5) delta / (2 - maximum - minimum) else delta / (maximum + minimum)
            val sector = when (maximum) {
                r -> (g - b) / delta
                g -> (b - r) / delta + 2
                else -> (r - g) / delta + 4
            }
            val hue = if (sector < 0) sector + 6 else sector
            return HSLColor(hue * 60, saturation, lightness)
        }

    /** Perceived brightness decides between dark and light text. */
    val prefersDarkText: Boolean
        get() = (red * 299 + green * 587 + blue * 114) / 1000 >= 128

    companion object {
        private val HEX = Regex("[0-9a-fA-F]*")

        /** Accepts `#RGB`, `#RRGGBB` and `#RRGGBBAA`, with or without the hash sign. */
        fun fromHex(hex: String): RGBColor? {
            val digits = hex.removePrefix("#")
            if (!HEX.matches(digits)) return null
            val full = when (digits.length) {
                3 -> digits.map { "$it$it" }.joinToString("") + "FF"
                6 -> digits + "FF"
                8 -> digits
                else -> return null
            }
            val value = full.toLong(16)
            return RGBColor(
                red = (value shr 24).toInt(),
                green = (value shr 16 and 0xFF).toInt(),
                blue = (value shr 8 and 0xFF).toInt(),
                alpha = (value and 0xFF).toInt(),
            )
        }
    }
}

data class HSLColor(val hue: Double, val saturation: Double, val lightness: Double) {

    fun lighter(amount: Double): HSLColor = copy(lightness = (lightness + amount).coerceIn(0.0, 1.0))

    val rgb: RGBColor
        get() = RGBColor(red = channel(0.0), green = channel(8.0), blue = channel(4.0))

    private fun channel(n: Double): Int {
        val a = saturation * minOf(lightness, 1 - lightness)
        val k = (n + hue / 30) % 12
        val value = lightness - a * maxOf(-1.0, minOf(k - 3, 9 - k, 1.0))
        return (value * 255 + 0.5).toInt()
    }
}
