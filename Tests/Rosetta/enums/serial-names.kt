@Serializable
enum class Sport {
    @SerialName("PADEL")
    PADEL,
    @SerialName("BEACH")
    BEACH_TENNIS
}
