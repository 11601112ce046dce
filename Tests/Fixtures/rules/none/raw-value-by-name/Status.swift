enum Status: Int {
    case empty = 1
    case full = 2
}

class Writer {
    func next(_ status: Status) -> Int {
        return status.rawValue + 1
    }
}
