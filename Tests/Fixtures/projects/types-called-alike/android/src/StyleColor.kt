data class StyleColor(
    val bright: String,
    val dark: String?,
)
