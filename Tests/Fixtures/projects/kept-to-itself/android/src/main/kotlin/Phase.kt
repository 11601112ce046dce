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

        fun ofWirePhase(phase: WirePhase): Phase =
            when (phase) {
                WirePhase.PLANNED -> PLANNED
                WirePhase.RUNNING -> RUNNING
            }

        // A text may stand for a phase in many ways.
        fun ofText(text: String): Phase? = entries.firstOrNull { text.startsWith(it.name) }
        //~ missing-member: The function `ofText(text:)` has no counterpart in Swift
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
