@Serializable
enum class Kind { @SerialName("s") SMALL, @SerialName("l") LARGE }
