package app.maps.guidance

import kotlinx.serialization.Serializable

@Serializable
data class ManeuverDto(
    val type: String,
    val modifier: String? = null,
    val street: String? = null,
    val exit: Int? = null,
    val meters: Int,
)

data class ManeuverInstruction(val icon: String, val text: String, val distance: String)

object ManeuverTextMapper {

    fun map(steps: List<ManeuverDto>): List<ManeuverInstruction> = steps.mapNotNull { it.toInstruction() }

    fun distanceText(meters: Int): String = when {
        meters < 10 -> "Now"
        meters < 100 -> "${meters - meters % 10} m"
        meters < 1000 -> "${meters - meters % 50} m"
        meters < 10_000 -> "${meters / 1000}.${meters % 1000 / 100} km"
        else -> "${meters / 1000} km"
    }

    private fun ManeuverDto.toInstruction(): ManeuverInstruction? {
        val named = street?.takeUnless { it.isEmpty() }
        val onto = if (named != null) " onto $named" else ""

        val (icon, text) = when (type) {
            "depart" -> "start" to (if (named != null) "Start on $named" else "Start")
            "arrive" -> "flag" to when (modifier) {
                "left", "right" -> "Your destination is on the $modifier"
                else -> "You have arrived"
            }
            "continue" -> straight(named)
            "turn" -> when (modifier) {
                null -> return null
                "straight" -> straight(named)
                "uturn" -> "uturn" to "Make a U-turn$onto"
                else -> "turn-${modifier.replace(' ', '-')}" to "Turn $modifier$onto"
            }
            "fork" -> {
                val side = modifier ?: return null
                "fork-$side" to "Keep $side$onto"
            }
            "roundabout" -> "roundabout" to (
                exit?.takeIf { it > 0 }?.let { "Take the ${it.ordinal()} exit$onto" }
                    ?: "Enter the roundabout"
                )
            else -> return null
        }
        return ManeuverInstruction(icon, text, distanceText(meters))
    }

    private fun straight(street: String?) =
        "straight" to (street?.let { "Continue on $it" } ?: "Continue straight")

    private fun Int.ordinal(): String = when {
        this % 100 in 11..13 -> "${this}th"
        this % 10 == 1 -> "${this}st"
        this % 10 == 2 -> "${this}nd"
        this % 10 == 3 -> "${this}rd"
        else -> "${this}th"
    }
}
