package com.acme.fitness.laps

data class Lap(val number: Int, val seconds: Int)

class LapTimesParser(private val separator: Char = ';') {

    fun parse(text: String): List<Lap> = runCatching {
        text.split("\n").mapNotNull { line -> parseLine(line) }
    }.getOrDefault(emptyList())

    fun fastest(laps: List<Lap>): Lap? {
        return laps.minByOrNull { it.seconds }
    }

    fun summary(text: String): String {
        val laps = parse(text)
        val best = fastest(laps) ?: return "No laps"
        val total = laps.sumOf { it.seconds }

        return buildString {
            append(laps.size)
            append(" laps, ")
            append(total)
            append(" s, best lap ")
            append(best.number)
        }
    }

    private fun parseLine(line: String): Lap? {
        val parts = line.split(separator)
        if (parts.size != 2) {
            return null
        }
        val (number, seconds) = parts
        return Lap(
            number = number.toInt(),
            seconds = seconds.toInt(),
        )
    }
}
