class Board : ViewModel() {
    private var isLoading = false

    fun later() {
        handler.postDelayed({ isLoading = false }, 2000)
        show(isLoading)
    }

    fun own() {
        viewModelScope.launch { render() }
        val count = 1
        show(count)
    }

    private fun render() {
        val count = 3
        draw(count)
    }
}
