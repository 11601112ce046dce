data class Tenant(
//~ info missing-file
    val title: String,
)
