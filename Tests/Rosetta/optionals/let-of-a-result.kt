fun path(section: String?): String = section?.let { "/settings/$it" } ?: "/settings"

fun content(address: String?): Content? = address?.let { Content(it) }

fun body(text: String?): Content? {
    return text?.takeIf { it.isNotEmpty() }?.let { Content(it) }
}

fun avatar(id: String): Image? = users.find(id)?.let { user ->
    val name = user.name
    images.named(name)
}
