struct Lines {
    let neighbours: [Int: [Int]]

    func reached(from frontier: Set<Int>) -> Set<Int> {
        Set(frontier.flatMap { neighbours[$0, default: []] })
    }
}
