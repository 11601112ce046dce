data class BoxMarkResponse(
//~ info missing-file
    val left: Int,
    val top: Int,
)
