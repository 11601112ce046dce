class Names {
    fun show(name: String) {
        if (name.isNotEmpty()) {
            screen.show(name)
        }
    }
}
