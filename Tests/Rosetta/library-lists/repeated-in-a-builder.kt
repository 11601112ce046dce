fun cells(offset: Int): List<Cell> = buildList {
    repeat(offset) { slot -> add(Cell(slot)) }
}
