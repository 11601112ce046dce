class Model {
    private val _state = MutableStateFlow(Counts())
    val state = _state.asStateFlow()

    fun next() {
        _state.update { it.copy(low = it.low + 1, high = it.low) }
    }
}
