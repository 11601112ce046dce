fun path(section: String?): String = section?.let { "/settings/$it" } ?: "/settings"

fun note(body: String?): Note? = body?.takeIf { it.isNotEmpty() }?.let { Note(it) }

fun link(url: String?): Link? {
    return url?.let { Link(it) }
}
