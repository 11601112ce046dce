final class Shelf {
    func fill(_ page: Int) async -> Filling {
        do {
            let books = try await store.books(page)
            guard !books.isEmpty else { return .empty }
            keep(books)
            return .filled(books)
        } catch {
            return .failed
        }
    }
}
