@Serializable
data class SearchRequest(
    val query: String,
    val limit: Int = 20,
    //~ ^^^^^ serializer-defaults: leaves it out of what it writes
)

@Serializable
data class ListRequest(@EncodeDefault val limit: Int = 20)

data class Account(
    @SerializedName("name") val name: String,
    //~                         ^^^^ info serializer-defaults: Gson leaves null
    @SerializedName("age") val age: Int,
)

data class Guest(@SerializedName("name") val name: String?)
