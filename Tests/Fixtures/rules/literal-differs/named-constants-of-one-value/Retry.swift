struct Retry {
    func delay(_ attempt: Int) -> Int {
        return min(attempt * 250, 4000)
    }
}
