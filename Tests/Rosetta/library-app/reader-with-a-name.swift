struct Shelf {
    func book(_ data: Data) throws -> Book { try reader.decode(Book.self, from: data) }
}
