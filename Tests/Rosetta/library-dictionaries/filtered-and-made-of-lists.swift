func big(_ counts: [String: Int]) -> [String: Int] {
    counts.filter { $0.value > 10 }
}

func index(_ rows: [Row]) -> [String: Row] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
}

func add(_ extra: [String: Int]) {
    for (key, value) in extra { all[key] = value }
}
