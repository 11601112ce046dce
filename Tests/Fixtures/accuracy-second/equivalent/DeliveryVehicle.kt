package com.example.delivery.fleet

interface Describable {
    val shortDescription: String
}

open class DeliveryVehicle(val plate: String, val capacity: Int) : Describable {
    private val _parcels = mutableListOf<Parcel>()
    val parcels: List<Parcel> get() = _parcels.toList()

    open val rangeInKm: Int get() = Int.MAX_VALUE

    val load: Int
        get() = _parcels.sumOf { it.weight }

    override val shortDescription: String
        get() = "$plate $load/$capacity"

    open fun canCarry(parcel: Parcel): Boolean =
        load + parcel.weight <= capacity

    fun accept(parcel: Parcel): Boolean {
        if (!canCarry(parcel)) return false
        _parcels.add(parcel)
        return true
    }

    fun unload(stop: String): List<Parcel> {
        val delivered = _parcels.filter { it.stop == stop }
        _parcels.removeAll { it.stop == stop }
        return delivered
    }
}

open class CargoBike(plate: String) : DeliveryVehicle(plate, capacity = 80) {

    override val rangeInKm: Int get() = 25

    override fun canCarry(parcel: Parcel): Boolean =
        parcel.weight <= MAX_PARCEL_WEIGHT && super.canCarry(parcel)

    companion object {
        const val MAX_PARCEL_WEIGHT = 15
    }
}

open class ElectricVan(plate: String, capacity: Int) : DeliveryVehicle(plate, capacity) {
    var chargePercent: Int = 100
        set(value) {
            field = value.coerceIn(0, 100)
        }

    override val rangeInKm: Int get() = chargePercent * 2

    override val shortDescription: String
        get() = super.shortDescription + " $chargePercent%"
}

class CoolVan(plate: String, capacity: Int) : ElectricVan(plate, capacity) {

    override val rangeInKm: Int get() = super.rangeInKm * 3 / 4

    override fun canCarry(parcel: Parcel): Boolean =
        parcel.isPerishable && super.canCarry(parcel)
}

fun <T : DeliveryVehicle> List<T>.dispatch(parcel: Parcel, distanceInKm: Int): T? =
    firstOrNull { it.rangeInKm >= distanceInKm && it.accept(parcel) }
