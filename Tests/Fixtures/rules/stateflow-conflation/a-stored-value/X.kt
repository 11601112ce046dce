class ListModel {
    val error = MutableStateFlow<String?>(null)
    val isLoading = MutableStateFlow(false)
}
