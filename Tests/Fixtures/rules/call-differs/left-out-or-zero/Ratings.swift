struct Review {
    let score: Int?
}

struct Ratings {
    let reviews: [Review]

    var average: Double? {
        let scores = reviews.compactMap(\.score)
        //~ call-differs
        //~ info statement-differs
        guard !scores.isEmpty else { return nil }
        return Double(scores.reduce(0, +)) / Double(scores.count)
    }
}
