struct Corner {
    let x: Double
    let y: Double

    func isOrigin() -> Bool {
        x == 0 && y == 0
    }
}

struct Fence {
    let sides: [(start: Corner, end: Corner)]

    var moment: Double {
    //~ info body-differs: moment
        var sum = 0.0
        for (start, end) in sides {
            let cross = start.x * end.y - end.x * start.y
            sum += (start.x + end.x) * cross
        }
        return sum
    }
}
