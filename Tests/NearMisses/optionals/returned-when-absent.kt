fun path(section: String?): String = section?.takeIf { it.isNotEmpty() }?.let { "/settings/$it" } ?: "/settings"
