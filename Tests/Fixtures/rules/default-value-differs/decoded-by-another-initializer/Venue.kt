data class Venue(
    val name: String,
    val tags: List<String>,
    val note: String?,
)
