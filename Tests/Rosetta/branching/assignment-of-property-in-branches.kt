class Door {
    var label: String = ""

    fun update(isOpen: Boolean) {
        label = if (isOpen) "open" else "closed"
    }
}
