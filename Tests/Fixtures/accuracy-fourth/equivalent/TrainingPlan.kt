package run.tempo.plan

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
data class TrainingPlan(
    val name: String,
    val coach: String? = null,
    val steps: List<TrainingStep>,
) {
    val totalSeconds: Long
        get() = steps.sumOf { it.totalSeconds }

    /** Highest heart rate zone that any interval asks for. */
    val hardestZone: Long?
        get() = steps.mapNotNull { it.hardestZone }.maxOrNull()

    companion object {
        private val json = Json { ignoreUnknownKeys = true }

        fun fromJson(text: String): TrainingPlan = json.decodeFromString(serializer(), text)
    }
}

@Serializable
sealed class TrainingStep {
    abstract val totalSeconds: Long
    abstract val hardestZone: Long?

    @Serializable
    @SerialName("run")
    data class Run(val seconds: Long, val zone: Long? = null) : TrainingStep() {
        override val totalSeconds: Long get() = seconds
        override val hardestZone: Long? get() = zone
    }

    @Serializable
    @SerialName("rest")
    data class Rest(val seconds: Long) : TrainingStep() {
        override val totalSeconds: Long get() = seconds
        override val hardestZone: Long? get() = null
    }

    @Serializable
    @SerialName("repeat")
    data class Loop(val times: Long, val steps: List<TrainingStep>) : TrainingStep() {
        override val totalSeconds: Long
            get() = times.coerceAtLeast(0L) * steps.sumOf { it.totalSeconds }
        override val hardestZone: Long?
            get() = steps.mapNotNull { it.hardestZone }.maxOrNull()
    }
}
