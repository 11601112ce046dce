class FeedModel : ViewModel() {
    private val _state = MutableStateFlow(FeedState())
    val state = _state.asStateFlow()
    private val _count = MutableStateFlow(0)
    val count = _count.asStateFlow()
    private val _names = MutableStateFlow<List<String>>(emptyList())
    val names: StateFlow<List<String>> = _names.asStateFlow()

    fun start() {
        _state.update { it.copy(loading = true, error = null) }
    }

    fun more(step: Int) = _count.update { it + step }

    fun shown(name: String) {
        _state.update { old -> old.copy(shown = old.shown + 1, last = name) }
    }

    fun reset() {
        _names.update {
            val first = defaults()
            first
        }
    }

    fun show(isOn: Boolean) {
        if (isOn) _state.update { it.copy(isOn = true) } else _state.update { FeedState() }
    }
}
