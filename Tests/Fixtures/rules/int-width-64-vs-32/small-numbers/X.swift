struct Cell {
    let row: Int
    let items: Int
    let systemsCount: Int
}
func draw(width: Int, status: Int) -> Int { return width }
