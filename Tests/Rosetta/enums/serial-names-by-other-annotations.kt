enum class Sport {
    @Json(name = "PADEL")
    PADEL,
    @SerializedName("TENNIS")
    TENNIS
}
