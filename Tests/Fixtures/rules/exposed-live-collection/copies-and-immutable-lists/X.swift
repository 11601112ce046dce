final class Library {
    private var books: [String] = []
    private var shelf: [String] = []

    func all() -> [String] { books }
    func first() -> [String] { shelf }
    func add(book: String) { books.append(book) }
}
