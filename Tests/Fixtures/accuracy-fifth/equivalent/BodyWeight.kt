package com.leanline.measure

import kotlin.math.abs
import kotlin.math.roundToInt

enum class WeightUnit(val symbol: String, internal val gramsPerUnit: Double) {
    KILOGRAMS("kg", 1000.0),
    POUNDS("lb", 453.59237),
    STONES("st", 6350.29318),
}

sealed class BodyWeightException : IllegalArgumentException() {
    object NotANumber : BodyWeightException() {
        private fun readResolve(): Any = NotANumber
    }
    data class OutOfRange(val grams: Int) : BodyWeightException()
}

@JvmInline
value class BodyWeight private constructor(val grams: Int) : Comparable<BodyWeight> {

    fun valueIn(unit: WeightUnit): Double = grams / unit.gramsPerUnit

    fun formatted(unit: WeightUnit): String = when (unit) {
        WeightUnit.KILOGRAMS, WeightUnit.POUNDS -> {
            val tenths = (valueIn(unit) * 10).roundToInt()
            "${tenths / 10}.${tenths % 10} ${unit.symbol}"
        }
        WeightUnit.STONES -> {
            val pounds = valueIn(WeightUnit.POUNDS).roundToInt()
            buildString {
                append(pounds / POUNDS_PER_STONE).append(" st")
                val rest = pounds % POUNDS_PER_STONE
                if (rest != 0) append(" $rest lb")
            }
        }
    }

    override fun compareTo(other: BodyWeight): Int = grams.compareTo(other.grams)

    companion object {
        private const val POUNDS_PER_STONE = 14
        val PLAUSIBLE_GRAMS = 2_000..600_000

        @Throws(BodyWeightException::class)
        fun of(value: Double, unit: WeightUnit): BodyWeight {
            if (!value.isFinite() || abs(value) >= 100_000) throw BodyWeightException.NotANumber
            val grams = (value.coerceAtLeast(0.0) * unit.gramsPerUnit).roundToInt()
            if (grams !in PLAUSIBLE_GRAMS) throw BodyWeightException.OutOfRange(grams)
            return BodyWeight(grams)
        }
    }
}
