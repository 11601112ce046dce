class Library {
    private val books = mutableListOf<String>()
    private var shelf: List<String> = listOf()

    fun all(): List<String> = books.toList()
    fun first(): List<String> = shelf
    fun add(book: String) { books.add(book) }
}
