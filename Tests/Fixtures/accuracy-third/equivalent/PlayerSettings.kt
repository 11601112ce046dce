package tv.lumen.player

import kotlin.math.abs
import kotlin.properties.Delegates.observable
import kotlin.properties.ReadWriteProperty

class PlayerSettings {
    sealed interface Change {
        data class Volume(val value: Int) : Change
        data class Muted(val value: Boolean) : Change
        data class Speed(val value: Double) : Change
        data class Captions(val language: String?) : Change
    }

    var onChange: ((Change) -> Unit)? = null

    /** 0..100; turning the volume up also unmutes. */
    var volume: Int = 80
        set(value) {
            val old = field
            field = value.coerceIn(0, 100)
            if (field == old) return
            onChange?.invoke(Change.Volume(field))
            if (field > old) isMuted = false
        }

    var isMuted: Boolean by notifying(false) { Change.Muted(it) }

    /** Snaps to the nearest supported speed. */
    var speed: Double = 1.0
        set(value) {
            val nearest = SPEEDS.minBy { abs(it - value) }
            if (nearest == field) return
            field = nearest
            onChange?.invoke(Change.Speed(nearest))
        }

    var captionLanguage: String? by notifying(null) { Change.Captions(it) }

    val effectiveVolume: Int get() = if (isMuted) 0 else volume

    fun stepSpeed(steps: Int) {
        val target = (SPEEDS.indexOf(speed) + steps).coerceIn(SPEEDS.indices)
        speed = SPEEDS[target]
    }

    fun reset() {
        volume = 80
        isMuted = false
        speed = 1.0
        captionLanguage = null
    }

    private fun <T> notifying(initial: T, change: (T) -> Change): ReadWriteProperty<Any?, T> =
        observable(initial) { _, old, new ->
            if (old != new) onChange?.invoke(change(new))
        }

    companion object {
        val SPEEDS = listOf(0.5, 0.75, 1.0, 1.25, 1.5, 2.0)
    }
}
