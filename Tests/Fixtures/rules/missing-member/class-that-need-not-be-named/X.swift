/// What came with an answer.
struct Answer {
    let payload: Any?

    func decoded<T: Decodable>(_ type: T.Type) -> T? {
        guard let payload else { return nil }
        return convert(payload, type)
    }
}
