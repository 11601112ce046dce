func note(_ body: String?) -> Note? {
    guard let body, !body.isEmpty else { return nil }
    return Note(body)
}
