class Shelf {
    suspend fun fill(page: Int): Filling = try {
        val books = store.books(page)
        if (books.isEmpty()) {
            Filling.Empty
        } else {
            keep(books)
            Filling.Filled(books)
        }
    } catch (e: Exception) {
        Filling.Failed
    }
}
