fun changed(query: String) {
    task = viewModelScope.launch {
        delay(300)
        search(query)
    }
}
