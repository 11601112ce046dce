package com.example.golf.scoring

import kotlin.math.roundToInt

data class HoleResult(val hole: Int, val par: Int, val strokes: Int) {
    val deviation: Int get() = strokes - par

    val label: String
        get() = when {
            deviation <= -2 -> "eagle"
            deviation == -1 -> "birdie"
            deviation == 0 -> "par"
            deviation == 1 -> "bogey"
            else -> "double"
        }
}

class GolfRound {
    private val _results = mutableListOf<HoleResult>()
    val results: List<HoleResult> get() = _results.toList()

    fun record(hole: Int, par: Int, strokes: Int) {
        _results.removeAll { it.hole == hole }
        _results.add(HoleResult(hole, par, strokes))
        _results.sortBy { it.hole }
    }

    val total: Int
        get() = _results.sumOf { it.strokes }

    val toPar: Int
        get() = _results.sumOf { it.deviation }

    val formattedToPar: String
        get() = when {
            toPar == 0 -> "E"
            toPar > 0 -> "+$toPar"
            else -> "$toPar"
        }
}

class HandicapCalculator {

    fun handicap(rounds: List<GolfRound>): Int? {
        if (rounds.size < 3) return null
        val considered = rounds
            .map { it.toPar }
            .sorted()
            .take(BEST)
        val average = considered.sum().toDouble() / considered.size
        return average.roundToInt()
    }

    companion object {
        const val BEST = 8
    }
}
