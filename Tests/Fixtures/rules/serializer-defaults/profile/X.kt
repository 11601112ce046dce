@JsonClass(generateAdapter = true)
data class Profile(
    val id: String,
    val language: String = "en",
    //~ serializer-defaults
    val bio: String? = null,
)
