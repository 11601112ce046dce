class Cache {
    var name: String? = null

    fun prepare() {
        name = name ?: "cache"
    }
}
