sealed class Load {
    object Idle : Load()
    data class Failed(val reason: String) : Load()
}
