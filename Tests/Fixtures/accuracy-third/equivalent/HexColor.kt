package studio.swatch.color

data class HexColor(
    val red: Int,
    val green: Int,
    val blue: Int,
    val alpha: Int = 255,
) {
    init {
        require(listOf(red, green, blue, alpha).all { it in 0..255 }) { "Channel out of range" }
    }

    /** Perceived brightness from 0 to 255. */
    val brightness: Int
        get() = (299 * red + 587 * green + 114 * blue) / 1000

    val prefersWhiteText: Boolean
        get() = brightness < 128

    fun blended(other: HexColor, percent: Int): HexColor {
        val share = percent.coerceIn(0, 100)
        fun mix(channel: HexColor.() -> Int): Int =
            (channel() * (100 - share) + other.channel() * share) / 100
        return HexColor(mix { red }, mix { green }, mix { blue }, mix { alpha })
    }

    override fun toString(): String = buildString {
        append('#')
        append(red.hex).append(green.hex).append(blue.hex)
        if (alpha != 255) append(alpha.hex)
    }

    companion object {
        private val FORMAT = Regex("#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")

        /** Accepts #RGB, #RRGGBB and #RRGGBBAA, the hash is optional. */
        fun parse(text: String): HexColor? {
            val hex = FORMAT.matchEntire(text)?.groupValues?.get(1) ?: return null
            val pairs = if (hex.length == 3) hex.map { "$it$it" } else hex.chunked(2)
            val channels = pairs.map { it.toInt(radix = 16) }
            return HexColor(
                red = channels[0],
                green = channels[1],
                blue = channels[2],
                alpha = channels.getOrElse(3) { 255 },
            )
        }

        private val Int.hex: String
            get() = toString(radix = 16).uppercase().padStart(2, '0')
    }
}
