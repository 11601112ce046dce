package com.velocore.sensors

interface FitnessSensor {
    val id: String
    val name: String
    val batteryPercent: Int

    val batteryWarningLevel: Int get() = 15
}

val FitnessSensor.statusLine: String
    get() = "$name: $batteryPercent %"

data class FootPod(
    override val id: String,
    override val batteryPercent: Int,
) : FitnessSensor {
    override val name get() = "Foot pod"
}

data class ChestStrap(
    override val id: String,
    override val batteryPercent: Int,
) : FitnessSensor {
    override val name get() = "Chest strap"
    override val batteryWarningLevel get() = 25
}

data class PowerMeter(
    override val id: String,
    override val batteryPercent: Int,
    val crankLength: Double,
) : FitnessSensor {
    override val name get() = "Power meter"
}

class SensorRegistry {
    private val sensors = linkedMapOf<String, FitnessSensor>()

    val count: Int get() = sensors.size

    fun register(sensor: FitnessSensor) {
        sensors[sensor.id] = sensor
    }

    fun unregister(id: String) {
        sensors.remove(id)
    }

    fun needingCharge(): List<String> =
        sensors.values
            .filter { it.batteryPercent <= it.batteryWarningLevel }
            .map { it.id }

    fun statusLines(): List<String> = sensors.values.map { it.statusLine }
}
