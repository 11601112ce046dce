data class Court(
    @SerializedName("court_name") var name: String,
    @SerializedName("surface") var surface: String?
)
