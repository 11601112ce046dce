fun make(avatar: String?, note: Note?): Row {
    val image = avatar?.let { Image(url = it, size = 64) }
    return Row(image, note?.let { render(it) })
}
