func left(_ x: Int, _ y: Int) -> Int { max(0, x - y) }
func first(_ rows: [Row]) -> [Row]? { rows.isEmpty ? nil : rows }
