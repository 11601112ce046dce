data class BoxPictureResponse(
    val location: String,
    val checksum: String?,
)
