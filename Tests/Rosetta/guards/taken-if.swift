func load(_ order: Order) -> Note? {
    guard let id = order.id, !id.isEmpty else { return nil }
    guard let code = data["code"] as? String, code.count > 2 else { return nil }
    return Note(id, code)
}
