class Model : ViewModel() {
    private val _count = MutableStateFlow(0)
    val count = _count.asStateFlow()
    fun add() { _count.update { it + 1 } }
}
