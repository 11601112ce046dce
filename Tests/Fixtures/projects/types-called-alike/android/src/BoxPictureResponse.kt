data class BoxPictureResponse(
//~ info missing-file
    val location: String,
    val checksum: String?,
)
