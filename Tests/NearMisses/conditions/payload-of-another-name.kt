sealed class Load {
    object Idle : Load()
    data class Failed(val reason: String, val title: String) : Load()
}

fun text(load: Load): String {
    if (load is Load.Failed) {
        return load.title
    }
    return ""
}
