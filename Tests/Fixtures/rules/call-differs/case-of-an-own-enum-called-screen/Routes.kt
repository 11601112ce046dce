sealed interface Screen {
    data class Post(val id: String) : Screen
    data class Thread(val id: String) : Screen
}

fun screen(type: String, id: String): Screen = when (type) {
    "comment" -> Screen.Post(id)
    else -> Screen.Post(id)
}
