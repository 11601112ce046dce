enum Upload: Equatable {
    case byUser(data: Data, name: String?)
    case byOwner(counter: Int, limit: Int)

    func size() -> Int {
        switch self {
        case .byUser(let data, _): return data.count
        case .byOwner(let counter, _): return counter
        }
    }
}
