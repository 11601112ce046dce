package com.northpine.audio

import java.lang.ref.WeakReference
import kotlin.math.abs
import kotlin.math.log10
import kotlin.math.max
import kotlin.math.sqrt

data class AudioLevel(val rms: Float, val peak: Float, val decibels: Float)

class AudioLevelMeter(private val decay: Float = 0.85f) {

    interface Listener {
        fun onLevelUpdated(meter: AudioLevelMeter, level: AudioLevel)
        fun onClippingDetected(meter: AudioLevelMeter) = Unit
    }

    private var listenerRef = WeakReference<Listener>(null)

    var listener: Listener?
        get() = listenerRef.get()
        set(value) {
            listenerRef = WeakReference(value)
        }

    private var heldPeak = 0f

    fun process(samples: ShortArray) {
        if (samples.isEmpty()) return
        var sumOfSquares = 0.0
        var peak = 0f
        var clipped = false
        for (sample in samples) {
            val normalized = sample / 32_768f
            sumOfSquares += (normalized * normalized).toDouble()
            peak = max(peak, abs(normalized))
            if (sample == Short.MAX_VALUE || sample == Short.MIN_VALUE) clipped = true
        }
        val rms = sqrt(sumOfSquares / samples.size).toFloat()
        heldPeak = max(peak, heldPeak * decay)
        val level = AudioLevel(rms, heldPeak, decibels(rms))
        listener?.onLevelUpdated(this, level)
        if (clipped) {
            listener?.onClippingDetected(this)
        }
    }

    fun reset() {
        heldPeak = 0f
    }

    private fun decibels(rms: Float): Float =
        if (rms > 0f) max(FLOOR_DECIBELS, 20 * log10(rms)) else FLOOR_DECIBELS

    companion object {
        const val FLOOR_DECIBELS = -80f

        /** Little-endian 16 bit PCM; a trailing odd byte is ignored. */
        fun samplesFromPcm(data: ByteArray): ShortArray = ShortArray(data.size / 2) { i ->
            val low = data[i * 2].toInt() and 0xFF
            val high = data[i * 2 + 1].toInt() and 0xFF
            (low or (high shl 8)).toShort()
        }
    }
}
