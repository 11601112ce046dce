package com.stepwise.fitness.trends

import kotlin.math.absoluteValue
import kotlin.math.roundToLong

enum class TrendDirection(val symbol: String) {
    UP("▲"),
    FLAT("■"),
    DOWN("▼");

    companion object {
        fun of(percent: Long) = when {
            percent > 0 -> UP
            percent < 0 -> DOWN
            else -> FLAT
        }
    }
}

data class TrendViewModel(
    val direction: TrendDirection,
    val percentText: String,
    val accessibilityLabel: String,
)

class TrendPresenter {

    fun present(metric: String, previous: Long, current: Long): TrendViewModel? {
        if (previous <= 0) return null

        val percent = percentChange(previous, current)
        val direction = TrendDirection.of(percent)
        val sign = if (direction == TrendDirection.UP) "+" else ""

        return TrendViewModel(
            direction = direction,
            percentText = "${direction.symbol} $sign$percent%",
            accessibilityLabel = when (direction) {
                TrendDirection.UP -> "$metric rose by $percent percent"
                TrendDirection.FLAT -> "$metric did not change"
                TrendDirection.DOWN -> "$metric fell by ${percent.absoluteValue} percent"
            },
        )
    }

    private fun percentChange(previous: Long, current: Long): Long {
        val ratio = (current - previous).toDouble() / previous
        return (ratio * 100).roundToLong()
    }
}
