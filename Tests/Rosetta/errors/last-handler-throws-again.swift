func save() throws {
    do {
        try store.write()
    } catch let error as DiskError {
        note(error)
    } catch {
        throw error
    }
}
