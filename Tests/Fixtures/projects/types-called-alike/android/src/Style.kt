/** How a box looks. */
data class Style(
    val width: Double?,
    val picture: BoxPictureResponse?,
    val tint: StyleColor?,
    val kind: StyleKind,
    val marks: List<BoxMarkResponse>,
    val owner: Tenant,
)
