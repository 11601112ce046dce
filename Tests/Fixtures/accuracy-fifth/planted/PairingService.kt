package com.cadencelab.pairing

data class Advertisement(val address: String, val serial: String, val rssi: Int)

data class PairedSensor(val serial: String, val address: String)

sealed class PairingException(message: String) : Exception(message) {
    class BluetoothOff : PairingException("Bluetooth is off")
    class AlreadyPaired : PairingException("sensor is already paired")
    class NotFound : PairingException("sensor not found")
    class SignalTooWeak : PairingException("signal is too weak")
}

interface Radio {
    val isPoweredOn: Boolean
    suspend fun scan(seconds: Int): List<Advertisement>
}

interface PairingStore {
    suspend fun contains(serial: String): Boolean
    suspend fun insert(sensor: PairedSensor)
    suspend fun remove(serial: String)
}

class PairingService(private val radio: Radio, private val store: PairingStore) {

    suspend fun pair(serial: String, scanSeconds: Int = 8): PairedSensor {
        if (!radio.isPoweredOn) throw PairingException.BluetoothOff()
        if (store.contains(serial)) throw PairingException.AlreadyPaired()

        val strongest = radio.scan(scanSeconds)
            .filter { it.serial == serial }
            .maxByOrNull { it.rssi }
            ?: throw PairingException.NotFound()
        if (strongest.rssi < MINIMUM_RSSI) throw PairingException.NotFound()

        return PairedSensor(serial, strongest.address).also { store.insert(it) }
    }

    suspend fun unpair(serial: String) {
        if (!store.contains(serial)) throw PairingException.NotFound()
        store.remove(serial)
    }

    private companion object {
        const val MINIMUM_RSSI = -85
    }
}
