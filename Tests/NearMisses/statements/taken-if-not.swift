func load(_ order: Order) -> Note? {
    guard let id = order.id, id.isEmpty else { return nil }
    return Note(id)
}
