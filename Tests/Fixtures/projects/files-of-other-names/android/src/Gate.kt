/** Opens. */
data class Gate(
    val name: String,
)
