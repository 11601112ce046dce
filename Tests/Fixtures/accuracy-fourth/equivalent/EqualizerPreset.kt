package com.harmonia.eq

@ConsistentCopyVisibility
data class EqualizerPreset private constructor(val name: String, val gains: List<Double>) {

    enum class Character { FLAT, WARM, BRIGHT, BALANCED }

    val isFlat: Boolean get() = gains.all { it == 0.0 }

    val character: Character
        get() {
            val bass = gains.take(2).sum()
            val treble = gains.takeLast(2).sum()
            return when {
                isFlat -> Character.FLAT
                bass > treble -> Character.WARM
                treble > bass -> Character.BRIGHT
                else -> Character.BALANCED
            }
        }

    fun withGain(gain: Double, band: Int): EqualizerPreset =
        of(name, gains.mapIndexed { index, old -> if (index == band) gain else old })

    fun blended(other: EqualizerPreset, amount: Double): EqualizerPreset {
        val t = amount.coerceIn(0.0, 1.0)
        return of(
            name = if (t < 0.5) name else other.name,
            gains = gains.zip(other.gains) { from, to -> from + (to - from) * t },
        )
    }

    companion object {
        const val BAND_COUNT = 5
        val GAIN_RANGE = -12.0..12.0

        val FLAT by lazy { of("Flat", emptyList()) }
        val BASS_BOOST by lazy { of("Bass Boost", listOf(6.0, 4.0, 0.0, 0.0, 0.0)) }
        val PODCAST by lazy { of("Podcast", listOf(-4.0, 0.0, 3.0, 4.0, 1.0)) }

        val BUILT_IN by lazy { listOf(FLAT, BASS_BOOST, PODCAST) }

        fun of(name: String, gains: List<Double>): EqualizerPreset = EqualizerPreset(
            name = name,
            gains = List(BAND_COUNT) { band -> gains.getOrElse(band) { 0.0 }.coerceIn(GAIN_RANGE) },
        )

        fun named(name: String): EqualizerPreset = BUILT_IN.find { it.name == name } ?: FLAT
    }
}
