fun host(url: String): String = url.removeSuffix("/")
fun bare(url: String): String = url.removePrefix("www.")
