package com.tempofit.effort

data class EffortSample(val time: Long, val bpm: Int, val hasSkinContact: Boolean)

data class EffortStats(val minimum: Int, val maximum: Int, val sum: Int, val count: Int) {

    val average: Int get() = sum / count

    internal operator fun plus(bpm: Int) = EffortStats(
        minimum = minOf(minimum, bpm),
        maximum = maxOf(maximum, bpm),
        sum = sum + bpm,
        count = count + 1,
    )

    internal companion object {
        fun startingWith(bpm: Int) = EffortStats(bpm, bpm, bpm, count = 1)
    }
}

class EffortRecorder {

    private var lastTime: Long? = null

    var stats: EffortStats? = null
        private set
    var isPaused = false
        private set
    var onNewMaximum: ((Int) -> Unit)? = null

    fun pause() {
        isPaused = true
    }

    fun resume() {
        isPaused = false
    }

    fun receive(sample: EffortSample) {
        if (isPaused || sample.bpm !in PLAUSIBLE) return
        if (lastTime?.let { sample.time <= it } == true) return
        lastTime = sample.time

        val previous = stats
        stats = previous?.plus(sample.bpm) ?: EffortStats.startingWith(sample.bpm)
        if (previous != null && sample.bpm > previous.maximum) {
            onNewMaximum?.invoke(sample.bpm)
        }
    }

    fun finish(): EffortStats? = stats.also {
        stats = null
        lastTime = null
        isPaused = false
    }

    private companion object {
        val PLAUSIBLE = 30..230
    }
}
