enum Status: Int {
    case empty = 1
    case full = 2
}

class Reader {
    func read(_ code: Int) -> Status? {
        return Status(rawValue: code)
    }
}
