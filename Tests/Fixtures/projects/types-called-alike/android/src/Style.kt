/** How a box looks. */
data class Style(
    val width: Double?,
    val picture: BoxPictureResponse?,
    val marks: List<BoxMarkResponse>,
    val owner: Tenant,
)
