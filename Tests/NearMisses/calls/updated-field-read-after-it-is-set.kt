class Model {
    private val _state = MutableStateFlow(Counts())
    val state = _state.asStateFlow()

    fun next() {
        _state.update { it.copy(first = it.first + 1, second = it.first) }
    }
}
