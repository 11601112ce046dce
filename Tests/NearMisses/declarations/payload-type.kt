sealed class Load {
    object Idle : Load()
    data class Failed(val code: String) : Load()
}
