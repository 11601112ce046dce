class Door {
    val isOpen = AtomicBoolean(false)

    fun set(isOpen: Boolean) {
        this.isOpen.set(isOpen)
    }
}
