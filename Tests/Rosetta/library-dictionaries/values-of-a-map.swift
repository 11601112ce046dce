func count(_ groups: [String: [Item]]) -> [String: Int] {
    groups.mapValues { $0.count }
}

func sum(_ groups: [String: [Item]]) -> [String: Int] {
    groups.mapValues { group in group.reduce(0) { $0 + $1.weight } }
}
