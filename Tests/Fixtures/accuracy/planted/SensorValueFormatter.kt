package com.acme.smarthome.sensors

import kotlin.math.floor

sealed interface SensorReading {
    data class Temperature(val celsius: Double) : SensorReading
    data class Humidity(val percent: Int) : SensorReading
    data class Pressure(val hectopascal: Double) : SensorReading
    data object Offline : SensorReading
}

data class SensorTile(val title: String, val value: String, val isAlert: Boolean)

class SensorValueFormatter(var useFahrenheit: Boolean = false) {

    fun tile(reading: SensorReading): SensorTile = when (reading) {
        is SensorReading.Temperature -> temperature(reading.celsius)
        is SensorReading.Humidity ->
            SensorTile("Humidity", "${reading.percent} %", isAlert = reading.percent > 80)
        is SensorReading.Pressure ->
            SensorTile("Pressure", "${oneDecimal(reading.hectopascal)} hPa", isAlert = false)
        SensorReading.Offline ->
            SensorTile("Sensor", "–", isAlert = true)
    }

    fun tiles(readings: List<SensorReading>): List<SensorTile> {
        val (alerts, calm) = readings.map(::tile).partition { it.isAlert }
        return alerts + calm
    }

    private fun temperature(celsius: Double): SensorTile {
        val value = if (useFahrenheit) {
            oneDecimal(celsius * 1.8 + 32) + " °F"
        } else {
            oneDecimal(celsius) + " °C"
        }
        return SensorTile("Temperature", value, isAlert = celsius > 35)
    }

    private fun oneDecimal(value: Double): String {
        val tenths = floor(value * 10) / 10
        return String.format("%.1f", tenths)
    }
}
