@Serializable
data class Window(
    val opens: Int = USUAL_HOUR,
    val title: String = "Open",
    val days: List<Int> = listOf(),
    val mode: Mode = Mode.BY_HOUR,
)
