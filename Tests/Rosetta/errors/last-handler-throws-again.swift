struct Picker {
    func pick(shelf: Shelf) throws -> Int {
        do {
            return try shelf.take()
        } catch let error as ShelfError {
            return error.code
        } catch {
            throw error
        }
    }
}
