package wire

/** What the server says of a guest. */
@Serializable
internal data class Guest(
    val id: String,
    val kind: String,
    val profile: Map<String, String>,
    val links: List<String>,
)
