data class Link(val target: Uri)
