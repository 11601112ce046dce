class Board : ViewModel() {
    private var isLoading = false
    private val items = mutableListOf<Int>()

    fun refresh() {
        isLoading = true
        viewModelScope.launch { render() }
        //~ main-queue-hop-order: both use `isLoading`
        isLoading = false
    }

    fun add(item: Int) {
        activity.runOnUiThread { items.add(item) }
        //~ main-queue-hop-order: both use `items`
        show(items)
    }

    fun reset() {
        activity.runOnUiThread { isLoading = false }
        //~ main-queue-hop-order: both use `isLoading`
        show(isLoading)
    }

    private fun render() {
        show(isLoading)
    }
}
