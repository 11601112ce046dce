struct Pager {
    let count: Int
    let size: Int
    let width: Double

    var pages: Int { (count + size - 1) / size }
    var fill: Double { Double(count) / Double(size) }
    var column: Double { width / 2 }
}
