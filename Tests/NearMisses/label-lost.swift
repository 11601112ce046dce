func sum(rows: [[Int]]) -> Int {
    var total = 0
    outer: for row in rows {
        for cell in row {
            if cell < 0 { continue outer }
            total += cell
        }
    }
    return total
}
