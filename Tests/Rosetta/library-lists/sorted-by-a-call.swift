func ranked(_ words: [String], _ query: String) -> [String] {
    words.sorted { score($0, query) > score($1, query) }
}
