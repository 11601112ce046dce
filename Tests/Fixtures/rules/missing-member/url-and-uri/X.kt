class Flow {
    fun handleUri(text: String): Boolean = text.isEmpty()
}
