data class BoxMarkResponse(
    val left: Int,
    val top: Int,
)
