data class Tenant(
    val title: String,
)
