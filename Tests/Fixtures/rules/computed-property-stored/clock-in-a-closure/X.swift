struct Token {
    let value: String
    let expiresAt: Int
    let clock: () -> Int

    var isExpired: Bool {
        clock() >= expiresAt
    }

    var isEmpty: Bool {
        value.isEmpty
    }
}
