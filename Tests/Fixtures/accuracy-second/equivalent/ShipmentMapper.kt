package com.larkshop.shipping

import com.squareup.moshi.Json
import com.squareup.moshi.JsonClass
import java.time.Instant

@JsonClass(generateAdapter = true)
data class TrackingEventDto(
    @Json(name = "code") val code: String,
    @Json(name = "ts") val timestamp: Long,
    @Json(name = "loc") val location: String? = null,
)

data class TrackingEvent(
    val stage: Stage,
    val date: Instant,
    val location: String,
) {
    enum class Stage { REGISTERED, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED, EXCEPTION }
}

interface ShipmentMapper {
    fun events(dtos: List<TrackingEventDto>): List<TrackingEvent>
    fun latestStage(events: List<TrackingEvent>): TrackingEvent.Stage?
}

class ShipmentMapperImpl(
    private val unknownLocation: String = "Unknown",
) : ShipmentMapper {

    override fun events(dtos: List<TrackingEventDto>): List<TrackingEvent> =
        dtos
            .mapNotNull { dto ->
                stageFor(dto.code)?.let { stage ->
                    TrackingEvent(
                        stage = stage,
                        date = Instant.ofEpochMilli(dto.timestamp),
                        location = dto.location.orEmpty().ifEmpty { unknownLocation },
                    )
                }
            }
            .sortedWith(
                compareByDescending<TrackingEvent> { it.date }
                    .thenByDescending { it.stage },
            )

    override fun latestStage(events: List<TrackingEvent>): TrackingEvent.Stage? {
        val regular = events.firstOrNull { it.stage != TrackingEvent.Stage.EXCEPTION }
        return (regular ?: events.firstOrNull())?.stage
    }

    private fun stageFor(code: String): TrackingEvent.Stage? = when {
        code == "REG" || code == "LBL" -> TrackingEvent.Stage.REGISTERED
        code in TRANSIT_CODES -> TrackingEvent.Stage.IN_TRANSIT
        code == "OFD" -> TrackingEvent.Stage.OUT_FOR_DELIVERY
        code == "DLV" -> TrackingEvent.Stage.DELIVERED
        code.startsWith("EX") -> TrackingEvent.Stage.EXCEPTION
        else -> null
    }

    private companion object {
        val TRANSIT_CODES = setOf("TRN", "HUB", "CUS")
    }
}
