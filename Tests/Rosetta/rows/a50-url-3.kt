data class Link(val target: HttpUrl)
