class Session {
    var user: String? = null
        set(value) {
            val changed = field != value
            field = value
            if (changed) store.clear()
        }
}
