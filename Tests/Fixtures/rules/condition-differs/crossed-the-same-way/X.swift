struct Gate {
    func back(_ index: Int) -> Int {
        if index != 0 { return index - 1 }
        //~ condition-differs
        return limit
    }

    func pick(_ token: Token) -> Token {
        if !token.isExpired(now: clock()) { return token }
        //~ condition-differs
        return refresh(token)
    }
}
