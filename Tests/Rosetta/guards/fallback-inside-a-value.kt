class Reader {
    private var last: String? = null

    fun read(id: String): String = parse(store.text(id) ?: throw ReadError.Missing, id)

    fun save(id: String, note: String?) {
        keep(note ?: return, store.text(id) ?: return)
    }

    fun remember(id: String) {
        last = store.text(id) ?: return
    }
}

sealed class ReadError : Exception() {
    object Missing : ReadError()
}
