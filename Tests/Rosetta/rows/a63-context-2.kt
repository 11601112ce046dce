class Store(private val context: Context) {
    fun open(name: String): Database { return Database(name) }
}
