package de.funkwerk.scan

data class ScannedDevice(
    val id: String,
    val name: String?,
    val rssi: Double,
    val lastSeenMs: Long,
) {
    val signalBars: Int
        get() = BAR_THRESHOLDS.count { rssi >= it }

    private companion object {
        val BAR_THRESHOLDS = doubleArrayOf(-55.0, -67.0, -80.0, -90.0)
    }
}

class ScannedDeviceStore(private val staleAfterMs: Long = 10_000) {

    // Iterates in order of discovery; replacing a value keeps its place.
    private val devices = LinkedHashMap<String, ScannedDevice>()

    fun record(id: String, name: String?, rssi: Int, atMs: Long) {
        if (rssi == INVALID_RSSI || rssi >= 0) return

        val usableName = name?.takeUnless { it.isEmpty() }
        val known = devices[id]

        devices[id] = known?.copy(
            name = usableName ?: known.name,
            rssi = known.rssi + (rssi.toDouble() - known.rssi) * SMOOTHING,
            lastSeenMs = maxOf(known.lastSeenMs, atMs),
        ) ?: ScannedDevice(id, usableName, rssi.toDouble(), atMs)
    }

    /** Strongest first; devices of the same strength stay in the order of their discovery. */
    fun visible(atMs: Long, namedOnly: Boolean = false): List<ScannedDevice> =
        devices.values
            .filter { it.isFresh(atMs) && (!namedOnly || it.name != null) }
            .sortedByDescending { it.rssi }

    fun prune(atMs: Long): Int {
        val before = devices.size
        devices.values.retainAll { it.isFresh(atMs) }
        return before - devices.size
    }

    private fun ScannedDevice.isFresh(now: Long) = now - lastSeenMs <= staleAfterMs

    private companion object {
        const val INVALID_RSSI = 127
        const val SMOOTHING = 0.25
    }
}
