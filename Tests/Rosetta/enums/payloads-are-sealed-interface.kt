sealed interface Load {
    data object Idle : Load
    data class Failed(val reason: String) : Load
}
