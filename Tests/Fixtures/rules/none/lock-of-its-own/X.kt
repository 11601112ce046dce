class Client(private val rows: Store) {
    fun clear() {
        synchronized(rows) {
            this.rows.clear()
        }
    }
}
