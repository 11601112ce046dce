func cells(_ offset: Int) -> [Cell] {
    var result: [Cell] = []
    for slot in 0..<offset {
        result.append(Cell(slot))
    }
    return result
}
