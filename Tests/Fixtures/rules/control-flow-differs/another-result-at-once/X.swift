func total(_ rows: [Row]) -> Int {
    var total = 0
    for row in rows {
        if row.isLast {
            break
            //~ control-flow-differs: `break` in Swift is `return`
        }
        total += row.size
    }
    return total
}
