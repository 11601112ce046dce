@Serializable
enum class Sport {
    @SerialName("TENNIS")
    PADEL,
    @SerialName("PADEL")
    TENNIS
}
