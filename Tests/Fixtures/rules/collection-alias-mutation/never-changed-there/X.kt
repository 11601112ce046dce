class Folder(val names: List<String>) {
    private val groups = mutableMapOf<String, List<String>>()

    fun group(key: String, other: Folder) {
        groups[key] = other.names
    }
}
