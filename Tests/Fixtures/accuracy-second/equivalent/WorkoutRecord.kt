package com.example.fitness.data

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
data class WorkoutRecord(
    @SerialName("workout_id") val id: String,
    @SerialName("type") val kind: Kind,
    @SerialName("started_at") val startedAt: Long,
    @SerialName("duration") val seconds: Int,
    @SerialName("distance") val meters: Int? = null,
    val note: String? = null,
    val laps: List<Lap> = emptyList(),
) {
    @Serializable
    enum class Kind {
        @SerialName("run") RUN,
        @SerialName("ride") RIDE,
        @SerialName("swim") SWIM,
        @SerialName("strength_training") STRENGTH,
    }

    @Serializable
    data class Lap(
        val index: Int,
        val meters: Int,
        val seconds: Int,
    )

    val secondsPerKilometer: Int?
        get() {
            if (kind == Kind.STRENGTH || meters == null || meters <= 0) return null
            return seconds * 1000 / meters
        }

    val fastestLap: Lap?
        get() = laps.filter { it.meters > 0 }
            .minWithOrNull { a, b -> (a.seconds * b.meters).compareTo(b.seconds * a.meters) }

    companion object {
        val format = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
            encodeDefaults = true
            explicitNulls = false
        }
    }
}
