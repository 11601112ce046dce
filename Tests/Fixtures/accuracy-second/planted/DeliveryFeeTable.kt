package com.example.delivery.fees

data class DeliveryFee(val zone: String, val amount: Int, val etaMinutes: Int)

class DeliveryFeeTable(
    private val feesByZone: Map<String, Int>,
    private val preparationMinutes: Int = 12,
) {
    enum class Vehicle {
        BIKE,
        SCOOTER,
        CAR;

        val speedFactor: Int
            get() = when (this) {
                BIKE -> 4
                SCOOTER -> 3
                CAR -> 2
            }
    }

    fun fee(zone: String, distanceInKm: Int, vehicle: Vehicle, hour: Int): DeliveryFee {
        val base = feesByZone[zone] ?: 0
        val distanceFee = maxOf(0, distanceInKm - 2) * 50
        val night = if (isNight(hour)) NIGHT_SURCHARGE else 0
        return DeliveryFee(
            zone = zone,
            amount = base + distanceFee + night,
            etaMinutes = preparationMinutes + distanceInKm * vehicle.speedFactor,
        )
    }

    fun cheapest(zones: List<String>, distanceInKm: Int, hour: Int): DeliveryFee? =
        zones
            .map { fee(it, distanceInKm, Vehicle.BIKE, hour) }
            .minByOrNull { it.amount }

    private fun isNight(hour: Int): Boolean = hour >= 22 || hour < 6

    private companion object {
        const val NIGHT_SURCHARGE = 150
    }
}
