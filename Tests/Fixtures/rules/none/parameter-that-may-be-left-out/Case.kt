class Shelf(books: List<Book>? = null, val onTap: () -> Unit) {
    val books: List<Book> = books ?: emptyList()
}
