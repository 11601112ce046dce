fun page(query: Map<String, String>): Int = query["page"]?.toIntOrNull() ?: 1

fun first(segments: List<String>): Int? = segments.firstOrNull()?.toIntOrNull()

fun name(users: List<User>): String? = users.lastOrNull()?.name
