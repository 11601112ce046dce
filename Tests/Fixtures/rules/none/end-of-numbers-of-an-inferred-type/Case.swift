func isFull(_ rows: [Double], _ sizes: [String: Double]) -> Bool {
    let limit: Double = .infinity
    note(limit: .greatestFiniteMagnitude)
    return rows[0] == .infinity || sizes["a"] == limit
}
