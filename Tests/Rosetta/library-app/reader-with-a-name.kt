class Shelf {
    fun book(data: ByteArray): Book = format.decodeFromString<Book>(data.decodeToString())
}
