let shortcuts = makeShortcuts()
let labels = ["a", "b"]
let titles = makeTitles()

func makeShortcuts() -> [String] {
    return labels
}

func makeTitles() -> [String] {
    return labels
}
