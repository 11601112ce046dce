fun bare(url: String): String = url.removePrefix("www.")
