class Desk {
    fun open(key: Int) {
        launcher.launch(key)
    }
}
