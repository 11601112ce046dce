class Store(context: Context) {
    fun open(name: String): Database = Database(name)
}
