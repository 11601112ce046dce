package com.wayfinder.map.sheet

import kotlin.math.abs

enum class SheetDetent { HIDDEN, COLLAPSED, HALF, FULL }

data class SheetMetrics(
    val containerHeight: Double,
    val collapsedHeight: Double,
    val topInset: Double,
) {
    fun height(detent: SheetDetent): Double = when (detent) {
        SheetDetent.HIDDEN -> 0.0
        SheetDetent.COLLAPSED -> minOf(collapsedHeight, containerHeight)
        SheetDetent.HALF -> containerHeight / 2
        SheetDetent.FULL -> containerHeight - topInset
    }
}

class BottomSheetSnapper(
    metrics: SheetMetrics,
    detent: SheetDetent = SheetDetent.COLLAPSED,
) {
    var isHideable: Boolean = true

    var detent: SheetDetent = detent
        private set

    var metrics: SheetMetrics = metrics
        private set

    var onSettle: ((SheetDetent, Double) -> Unit)? = null

    val dimming: Double
        get() = if (detent == SheetDetent.FULL) 0.4 else 0.0

    fun updateMetrics(newMetrics: SheetMetrics) {
        if (newMetrics == metrics) return
        metrics = newMetrics
        settle(detent)
    }

    fun dragEnded(height: Double, velocity: Double) {
        settle(target(height, velocity))
    }

    fun dragHeight(proposed: Double): Double {
        val maximum = metrics.height(SheetDetent.FULL)
        if (proposed <= maximum) return maxOf(proposed, 0.0)
        return maximum + (proposed - maximum) * 0.2
    }

    private val candidates: List<SheetDetent>
        get() = SheetDetent.entries
            .filter { isHideable || it != SheetDetent.HIDDEN }
            .sortedBy { metrics.height(it) }

    private fun target(height: Double, velocity: Double): SheetDetent {
        val options = candidates
        return when {
            velocity <= -FLING_VELOCITY -> options.firstOrNull { metrics.height(it) > height } ?: options.last()
            velocity >= FLING_VELOCITY -> options.lastOrNull { metrics.height(it) < height } ?: options.first()
            else -> options.minByOrNull { abs(metrics.height(it) - height) } ?: detent
        }
    }

    private fun settle(newDetent: SheetDetent) {
        detent = newDetent
        onSettle?.invoke(newDetent, metrics.height(newDetent))
    }

    companion object {
        const val FLING_VELOCITY = 800.0
    }
}
