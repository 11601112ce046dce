sealed class Mode(val rawValue: String) {
    data object Manual : Mode("manual_mode")
    data object Automatic : Mode("automatic_mode")
    data class Unknown(val value: String) : Mode(value)

    companion object {
        fun of(text: String): Mode = when (text) {
            Manual.rawValue -> Manual
            Mode.Automatic.rawValue -> Automatic
            else -> Unknown(text)
        }
    }
}
