class Messages : ViewModel() {
    val events = MutableSharedFlow<String>()

    fun close() {
        viewModelScope.launch { events.emit("close") }
    }
}
