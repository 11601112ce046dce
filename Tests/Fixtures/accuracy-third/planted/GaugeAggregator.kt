package dev.metrika.gauges

import kotlin.math.roundToInt

data class GaugeSummary(
  val name: String,
  val samples: Int,
  val mean: Int,
  val lowest: Double,
  val highest: Double,
)

/** Collects readings such as temperature or clock drift between two uploads. */
class GaugeAggregator {

  private class Accumulator {
    var samples = 0
    var total = 0.0
    var lowest = Double.POSITIVE_INFINITY
    var highest = Double.NEGATIVE_INFINITY

    operator fun plusAssign(value: Double) {
      samples++
      total += value
      if (value < lowest) lowest = value
      if (value > highest) highest = value
    }
  }

  private val gauges = mutableMapOf<String, Accumulator>()

  fun record(name: String, value: Double) {
    if (!value.isFinite()) return
    val gauge = gauges.getOrPut(name) { Accumulator() }
    gauge += value.coerceIn(-LIMIT, LIMIT)
  }

  fun summary(name: String): GaugeSummary? = gauges[name]?.run {
    GaugeSummary(
      name = name,
      samples = samples,
      mean = (total / samples).roundToInt(),
      lowest = lowest,
      highest = highest,
    )
  }

  fun reset() = gauges.clear()

  private companion object {
    const val LIMIT = 1_000_000.0
  }
}
