package io.beacon.sampling

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.random.Random

@Serializable
data class SamplingRule(
    @SerialName("event_name") val eventName: String,
    val rate: Double,
)

fun interface RandomSource {
    fun nextUnit(): Double
}

object SystemRandomSource : RandomSource {
    override fun nextUnit(): Double = Random.nextDouble()
}

class EventSampler(
    defaultRate: Double = 1.0,
    private val random: RandomSource = SystemRandomSource,
) {
    private val defaultRate = clamp(defaultRate)
    private var rates: Map<String, Double> = emptyMap()

    fun update(rules: List<SamplingRule>) {
        rates = rules.associate { it.eventName to clamp(it.rate) }
    }

    fun rate(eventName: String): Double {
        rates[eventName]?.let { return it }
        val separator = eventName.indexOf('.')
        if (separator < 0) return defaultRate
        val wildcard = eventName.substring(0, separator) + ".*"
        return rates[wildcard] ?: defaultRate
    }

    fun shouldKeep(eventName: String): Boolean {
        val rate = rate(eventName)
        return when {
            rate >= 1.0 -> true
            rate <= 0.0 -> false
            else -> random.nextUnit() < rate
        }
    }

    private companion object {
        fun clamp(value: Double): Double = value.coerceIn(0.0, 1.0)
    }
}
