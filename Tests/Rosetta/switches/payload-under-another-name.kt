sealed class Load {
    object Idle : Load()
    data class Failed(val reason: String) : Load()
}

fun text(load: Load): String {
    return when (load) {
        is Load.Idle -> ""
        is Load.Failed -> load.reason
    }
}
