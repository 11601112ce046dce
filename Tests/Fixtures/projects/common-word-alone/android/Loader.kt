class Loader {
    fun load() {}
}
