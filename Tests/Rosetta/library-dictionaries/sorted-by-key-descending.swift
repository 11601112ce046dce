func sections(_ days: [String: [Int]]) -> [Section] {
    days.sorted { $0.key > $1.key }.map { Section($0.value) }
}
