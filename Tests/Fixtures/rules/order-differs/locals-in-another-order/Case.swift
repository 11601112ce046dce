func box(_ points: [Point]) -> Box {
    var left = 0
    //~ info order-differs: opposite orders
    var right = 0
    for point in points {
        left = smaller(left, point.x)
        right = larger(right, point.x)
    }
    let sums = points.reduce(0) { sum, point in sum - point.x }
    return Box(left: left, right: right, sums: sums)
}
