@Serializable
internal data class ParcelRequest(val number: String)

@Serializable
internal data class Seal(val code: String)
