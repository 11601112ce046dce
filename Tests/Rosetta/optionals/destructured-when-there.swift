func spread(of values: [Int]) -> Int {
    if let (low, high) = bounds(values) {
        return high - low
    }
    return 0
}
