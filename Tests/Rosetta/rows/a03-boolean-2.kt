class Gate {
    private var isOpen = false
    fun toggle() {
        isOpen = isOpen.not()
    }
}
