sealed class Load {
    object Idle : Load()
    data class Failed(val reason: String) : Load()
}

fun isIdle(load: Load): Boolean {
    if (load is Load.Failed) {
        return true
    }
    return false
}
