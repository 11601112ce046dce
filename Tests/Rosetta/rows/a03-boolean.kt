class Gate {
    private var isOpen: Boolean = false
    fun toggle() { isOpen = !isOpen }
}
