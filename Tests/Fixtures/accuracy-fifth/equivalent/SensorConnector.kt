package com.ergolink.sensor

import kotlinx.coroutines.delay

sealed class SensorException(val isRetryable: Boolean) : Exception() {
    class OutOfRange : SensorException(isRetryable = true)
    class Timeout : SensorException(isRetryable = true)
    class PairingRejected : SensorException(isRetryable = false)
    class UnsupportedFirmware(val version: String) : SensorException(isRetryable = false)
}

data class ConnectedSensor(val id: String, val attempts: Int)

interface SensorLink {
    suspend fun connect(id: String)
    suspend fun disconnect(id: String)
}

class SensorConnector(
    private val link: SensorLink,
    private val maxAttempts: Int = 4,
    private val sleep: suspend (milliseconds: Int) -> Unit = { delay(it.toLong()) },
) {
    init {
        require(maxAttempts >= 1)
    }

    suspend fun connect(id: String): ConnectedSensor {
        for (attempt in 1 until maxAttempts) {
            try {
                link.connect(id)
                return ConnectedSensor(id, attempt)
            } catch (e: SensorException) {
                if (!e.isRetryable) throw e
            }
            link.disconnect(id)
            sleep(backoff(attempt))
        }
        link.connect(id)
        return ConnectedSensor(id, maxAttempts)
    }

    /** Connects one after another and skips the sensors that fail with a sensor error. */
    suspend fun connectAll(ids: List<String>): List<ConnectedSensor> = ids.mapNotNull { id ->
        try {
            connect(id)
        } catch (_: SensorException) {
            null
        }
    }

    private fun backoff(attempt: Int): Int =
        (250 shl (attempt - 1).coerceAtMost(5)).coerceAtMost(4_000)
}
