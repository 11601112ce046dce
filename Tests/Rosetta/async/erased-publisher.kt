class Searches {
    val texts: Flow<String>
        get() = source.map { it.lowercase() }.distinctUntilChanged()
}
