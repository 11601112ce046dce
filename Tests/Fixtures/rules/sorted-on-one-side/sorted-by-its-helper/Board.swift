struct Board {
    func top(_ rows: [Row]) -> [Row] { Array(rows.sorted { $0.points > $1.points }.prefix(3)) }
    //~ info sorted-on-one-side
}
