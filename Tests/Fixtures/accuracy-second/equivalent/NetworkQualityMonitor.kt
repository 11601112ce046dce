package io.lumen.sdk.network

enum class NetworkQuality(val value: Int) {
    OFFLINE(0),
    POOR(1),
    MODERATE(2),
    GOOD(3),
}

fun interface OnNetworkQualityChangedListener {
    fun onNetworkQualityChanged(old: NetworkQuality, new: NetworkQuality)
}

class NetworkQualityMonitor {

    private data class Sample(val millis: Int, val succeeded: Boolean)

    private val samples = ArrayDeque<Sample>(WINDOW_SIZE + 1)
    private val listeners = mutableListOf<OnNetworkQualityChangedListener>()
    private var isReachable = true

    var quality: NetworkQuality = NetworkQuality.GOOD
        private set(value) {
            val old = field
            field = value
            if (old == value) return
            listeners.toList().forEach { it.onNetworkQualityChanged(old, value) }
        }

    fun addListener(listener: OnNetworkQualityChangedListener) {
        if (listeners.none { it === listener }) listeners.add(listener)
    }

    fun removeListener(listener: OnNetworkQualityChangedListener) {
        listeners.removeAll { it === listener }
    }

    fun setReachable(reachable: Boolean) {
        isReachable = reachable
        if (!reachable) samples.clear()
        quality = evaluate()
    }

    fun record(millis: Int, succeeded: Boolean) {
        samples.addLast(Sample(millis, succeeded))
        if (samples.size > WINDOW_SIZE) samples.removeFirst()
        quality = evaluate()
    }

    private fun evaluate(): NetworkQuality {
        if (!isReachable) return NetworkQuality.OFFLINE
        if (samples.size < 3) return NetworkQuality.GOOD
        val failures = samples.count { !it.succeeded }
        if (failures * 2 >= samples.size) return NetworkQuality.POOR

        val times = samples.filter { it.succeeded }.map { it.millis }.sorted()
        val median = times[times.size / 2]
        return when {
            median < 400 -> NetworkQuality.GOOD
            median < 1500 -> NetworkQuality.MODERATE
            else -> NetworkQuality.POOR
        }
    }

    private companion object {
        const val WINDOW_SIZE = 10
    }
}
