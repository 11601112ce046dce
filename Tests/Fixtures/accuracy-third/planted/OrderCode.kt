package com.tillpoint.orders

import java.util.Locale

/** Code printed on the receipt, such as "DE-004711-X". */
data class OrderCode private constructor(val region: String, val number: Int, val channel: Channel) {

    enum class Channel(val letter: String) {
        STORE("S"),
        WEB("W"),
        PARTNER("X");

        companion object {
            fun fromLetter(letter: String): Channel? = values().find { it.letter == letter }
        }
    }

    /** Sequence numbers below one thousand are used by the test tills. */
    val isTest: Boolean
        get() = number < 1_000

    override fun toString(): String =
        String.format(Locale.ROOT, "%s-%06d-%s", region, number, channel.letter)

    companion object {
        private val PATTERN = Regex("([A-Z]{2})-([0-9]{6})-([SWX])")

        fun parse(text: String): OrderCode? {
            val match = PATTERN.matchEntire(text) ?: return null
            val (region, number, letter) = match.destructured
            return Channel.fromLetter(letter)?.let { OrderCode(region, number.toInt(), it) }
        }
    }
}
