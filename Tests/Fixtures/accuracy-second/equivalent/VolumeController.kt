package com.example.music.volume

import java.util.Collections
import java.util.WeakHashMap
import javax.inject.Inject

interface VolumeController {
    var volume: Int
    var isMuted: Boolean

    fun stepUp() {
        volume += 5
    }

    fun stepDown() {
        volume -= 5
    }
}

interface VolumeListener {
    fun onVolumeChanged(volume: Int, isMuted: Boolean)
}

class VolumeControllerImpl @Inject constructor(
    private val storage: KeyValueStorage,
) : VolumeController {

    private val listeners: MutableSet<VolumeListener> =
        Collections.newSetFromMap(WeakHashMap())

    override var volume: Int = storage.getInt(KEY_VOLUME) ?: 50
        set(value) {
            val old = field
            val new = value.coerceIn(0, 100)
            field = new
            if (new == old) return
            storage.putInt(KEY_VOLUME, new)
            if (isMuted && new > old) {
                isMuted = false
            } else {
                notifyListeners()
            }
        }

    override var isMuted: Boolean = storage.getBoolean(KEY_MUTED) ?: false
        set(value) {
            if (field == value) return
            field = value
            storage.putBoolean(KEY_MUTED, value)
            notifyListeners()
        }

    val effectiveVolume: Int
        get() = if (isMuted) 0 else volume

    fun add(listener: VolumeListener) {
        listeners += listener
    }

    fun remove(listener: VolumeListener) {
        listeners -= listener
    }

    private fun notifyListeners() {
        listeners.toList().forEach { it.onVolumeChanged(volume, isMuted) }
    }

    private companion object {
        const val KEY_VOLUME = "player.volume"
        const val KEY_MUTED = "player.muted"
    }
}
