class Door {
    var isOpen: Boolean = false
        set(value) {
            announce(value)
            field = value
            redraw()
        }

    fun announce(state: Boolean) {
    }

    fun redraw() {
    }
}
