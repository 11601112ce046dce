struct Court {
    let width: Int
    let depth: Int

    // parity:twin Court.area - each house has its word
    func surfaceArea() -> Int {
        let total = width * depth
        return total > 0 ? total : 0
    }

    func isFree(at hour: Int) -> Bool {
        hour >= 8
    }
}
