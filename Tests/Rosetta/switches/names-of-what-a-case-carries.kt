fun open(link: Link) {
    when (link) {
        is Link.Image -> {
            val (address, size) = link
            val scale = size / 2
            draw(address, scale)
        }
        is Link.Text -> {
            val text = link.body
            write(text)
            log += text
        }
        is Link.None -> Unit
    }
}

sealed class Link {
    data class Image(val url: String, val width: Int) : Link()
    data class Text(val body: String) : Link()
    object None : Link()
}
