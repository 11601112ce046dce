class Entry(
    val id: Int,
    @StringRes val title: Int?,
    val color: Int,
)
