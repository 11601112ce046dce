import kotlinx.serialization.Serializable

enum class Phase {
    PLANNED,
    RUNNING,
    ;

    companion object {
        // A property in a file of its own on the other side.
        fun toWirePhase(phase: Phase): WirePhase =
            when (phase) {
                PLANNED -> WirePhase.PLANNED
                RUNNING -> WirePhase.RUNNING
            }
    }
}

class Plan(val name: String) {
    @Deprecated("Ask for it")
    val title: String get() = name

    suspend fun title(): String = name
}

// That fields have defaults is said once of their type.
@Serializable
data class Shade(val radius: Double = 0.5, val width: Double = 1.5, val height: Double = 2.5)
