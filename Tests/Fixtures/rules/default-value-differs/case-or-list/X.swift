enum Sort {
    case newest
    case oldest
}

struct Shelf {
    func load(sort: Sort = .newest) -> Sort { sort }
    //~ default-value-differs

    func show(rows: [Int] = []) -> [Int] { rows }
    //~ default-value-differs

    func order(sort: Sort = .oldest) -> Sort { sort }
}
