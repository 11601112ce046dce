package com.roamly.trips

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.Json

@Serializable
data class Trip(val id: String, val reference: String? = null, val legs: List<Leg>) {

    @Serializable(with = ModeSerializer::class)
    enum class Mode { TRAIN, BUS, FERRY, FLIGHT, UNKNOWN }

    @Serializable
    data class Leg(
        val mode: Mode,
        @SerialName("from_station") val from: String,
        @SerialName("to_station") val to: String,
        val platform: String? = null,
        val seats: List<String> = emptyList(),
    )

    val title: String
        get() {
            if (legs.isEmpty()) return id
            val route = "${legs.first().from} – ${legs.last().to}"
            return when (val changes = legs.size - 1) {
                0 -> route
                1 -> "$route (1 change)"
                else -> "$route ($changes changes)"
            }
        }

    val reservedSeats: List<String> get() = legs.flatMap { it.seats }

    val needsBoardingPass: Boolean get() = legs.any { it.mode == Mode.FLIGHT }

    companion object {
        private val format = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun fromJson(json: String): Trip {
            val trip = try {
                format.decodeFromString(serializer(), json)
            } catch (e: SerializationException) {
                throw TripException.Malformed(e)
            }
            if (trip.legs.isEmpty()) throw TripException.WithoutLegs()
            return trip
        }
    }
}

sealed class TripException(cause: Throwable? = null) : Exception(cause) {
    class Malformed(cause: Throwable) : TripException(cause)
    class WithoutLegs : TripException()
}

internal object ModeSerializer : KSerializer<Trip.Mode> {
    override val descriptor = PrimitiveSerialDescriptor("Trip.Mode", PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): Trip.Mode {
        val raw = decoder.decodeString()
        return Trip.Mode.entries.find { it.name.lowercase() == raw } ?: Trip.Mode.UNKNOWN
    }

    override fun serialize(encoder: Encoder, value: Trip.Mode) =
        encoder.encodeString(value.name.lowercase())
}
