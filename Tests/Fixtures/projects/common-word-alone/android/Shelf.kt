class Shelf(val name: String, val rows: Int)
