data class UserResponse(
    val userId: String,
    val loginIds: List<String>,
    val status: String,
    val extra: Map<String, String>
)

data class TenantResponse(val name: String, val city: String)
//~                                             ^^^^ missing-member: city
