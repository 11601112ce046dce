data class Link(val target: java.net.URI)
