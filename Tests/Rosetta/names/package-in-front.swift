func read(row: Any) -> Token {
    return Models.Token.from(map: row as! [String: Any])
}
