final class Shelf {
    let books: [Book]
    let onTap: () -> Void

    init(books: [Book]? = nil, onTap: @escaping () -> Void) {
        self.books = books ?? []
        self.onTap = onTap
    }
}
