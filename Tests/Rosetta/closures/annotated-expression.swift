func read(rows: [Any]) -> [Token] {
    return rows.map { row in
        Token.read(row)
    }
}
