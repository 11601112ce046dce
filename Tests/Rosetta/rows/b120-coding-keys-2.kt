data class User(@SerializedName("id") val id: Int, @field:Json(name = "first_name") val firstName: String)
