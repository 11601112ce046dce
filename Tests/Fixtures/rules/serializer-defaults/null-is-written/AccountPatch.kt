@Serializable
data class AccountPatch(
    val name: String?,
    //~ ^^^^ serializer-defaults: Kotlin writes null
    val city: String?,
)

@Serializable
data class SearchRequest(
    val text: String,
    val city: String? = null,
)

@Serializable
data class Account(
    val name: String? = null,
)
