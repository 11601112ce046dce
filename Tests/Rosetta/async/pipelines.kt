class Search : ViewModel() {
    val query = MutableStateFlow("")

    fun observe() {
        query
            .debounce(300)
            .distinctUntilChanged()
            .onEach { search(it) }
            .launchIn(viewModelScope)
    }

    fun search(text: String) {
        index.ask(text)
    }
}
