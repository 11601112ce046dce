sealed class Load {
    object Idle : Load()
    data class Failed(val reason: String) : Load()
}

fun isIdle(load: Load): Boolean {
    if (load is Load.Idle) {
        return true
    }
    return false
}
