extension Array {
    func second() -> Element? {
        return count > 1 ? self[1] : nil
    }
}
