package com.acme.health.medication

/** @property micrograms always in micrograms */
data class Dose(val micrograms: Long, val timesPerDay: Int)

/** Reads texts such as "250 mg", "1 g x2". */
class DoseParser {

    fun parse(text: String): Dose? {
        val words = text.split(" ").filterNot(String::isEmpty)
        if (words.size !in 2..3) return null

        val amount = words[0].toIntOrNull()?.takeIf { it in 1..10_000 } ?: return null
        val factor = UNITS[words[1].lowercase()] ?: return null
        val times = when (val suffix = words.getOrNull(2)) {
            null -> 1
            else -> repeats(suffix) ?: return null
        }
        return Dose(micrograms = amount * factor, timesPerDay = times)
    }

    fun dailyTotal(texts: List<String>): Long =
        texts
            .mapNotNull(::parse)
            .sumOf { dose -> dose.micrograms * dose.timesPerDay }

    private fun repeats(word: String): Int? {
        if (!word.startsWith("x")) return null
        val count = word.drop(1).toIntOrNull() ?: return null
        return if (count in 1..12) count else null
    }

    private companion object {
        val UNITS = mapOf(
            "g" to 1_000_000L,
            "mg" to 1_000L,
            "µg" to 1L,
        )
    }
}
