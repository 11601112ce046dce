struct Gate {
    func pick(_ token: Token) async throws -> Token {
        if !token.isExpired(now: clock()) {
            return token
        }
        return try await refresh(token)
    }

    func back(_ index: Int) -> Int {
        if index != 0 { return index - 1 }
        return limit
    }

    func label(_ isOpen: Bool, _ count: Int) -> String {
        show(!isOpen ? "closed" : "open")
        return isOpen ? "some" : "none"
    }
}
